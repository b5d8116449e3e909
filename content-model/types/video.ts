import type { ContentType } from '../content-type';

import { imageFocus, onTime } from './shared';

export const videoSection = {
  id: 'videoSection',
  name: 'Video',
  description: 'A video: a file, or one at YouTube or Vimeo. Nothing of it is loaded before a visitor presses play.',
  displayField: 'title',
  fields: {
    title: { kind: 'symbol', name: 'Title', help: 'What the video shows.', localized: true, required: true },
    text: {
      kind: 'text',
      name: 'Text',
      help: 'What is said and shown, in a few sentences: for who cannot play it.',
      localized: true,
    },
    file: {
      kind: 'file',
      mimeGroup: 'video',
      name: 'File',
      help: 'MP4 (H.264) or WebM, as small as it can be: below 20 MB. Fill this or the address.',
    },
    address: {
      kind: 'symbol',
      name: 'Address at YouTube or Vimeo',
      help: 'As the browser shows it, for example https://www.youtube.com/watch?v=… Other hosts are not shown.',
    },
    poster: {
      kind: 'image',
      name: 'Picture before it plays',
      help: 'Wide, 16:9, at least 1200 pixels. The title says what it is: its description is not read out.',
    },
    imageFocus,
    captions: {
      kind: 'file',
      name: 'Captions',
      help: 'A file with subtitles (WebVTT, .vtt) in each language, for a video that is a file.',
      localized: true,
    },
    silent: {
      kind: 'boolean',
      name: 'Nobody speaks',
      help: 'Yes for a video without speech: it needs no captions.',
    },
    ...onTime,
  },
} as const satisfies ContentType;
