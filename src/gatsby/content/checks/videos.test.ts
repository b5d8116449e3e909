import { checkContent } from './table';
import { toEntry, toFacts, toLink } from './test-facts';
import { asset } from './test-rows';

const file = toLink('film', 'Asset');
const captions = { nl: toLink('words', 'Asset') };
const poster = toLink('still', 'Asset');
const vtt = { url: '//a.example/b', fileName: 'words.vtt', contentType: 'text/vtt' };
const srt = { url: '//a.example/c', fileName: 'words.srt', contentType: 'text/plain' };
const assets = [asset('film'), asset('still'), asset('words', { file: vtt }), asset('srt', { file: srt })];
const address = 'https://youtu.be/aqz-KE-bpKQ';

test.each([
  [{ address: 'https://video.example/1' }, 'address', /is no video of YouTube or Vimeo; no video is shown/],
  [{ address: 'https://video.example/1', file, poster, silent: true }, 'address', /is no video .*; the file is shown/],
  [{ address, file, poster, captions }, 'address', /it has a file and an address; the file is shown/],
  [{ file, poster }, 'captions', /it has no captions/],
  [{ file, poster, captions: { nl: toLink('srt', 'Asset') } }, 'captions', /its captions srt .* are no WebVTT/],
  [{ file, silent: true }, 'poster', /it has no picture; an empty area stands there/],
  [
    { file: toLink('draft', 'Asset'), poster, silent: true },
    'file',
    /\(the file draft\) is not published, or was deleted; it is left out/,
  ],
])('of a video %j is said what visitors see', (fields, field, sentence) => {
  const entry = toEntry('videoSection', 'one', {
    title: 'Rondleiding',
    text: 'Een ronde over het terrein.',
    ...fields,
  });
  expect(checkContent(toFacts([entry], { assets }))).toMatchObject([
    { type: 'videoSection', field, problem: expect.stringMatching(sentence) as unknown },
  ]);
});

test.each([{ address }, { file, poster, captions }, { file, poster, silent: true }])(
  'of a video %j nothing is said',
  (fields) => {
    const entry = toEntry('videoSection', 'one', { title: 'Rondleiding', ...fields });
    expect(checkContent(toFacts([entry], { assets }))).toEqual([]);
  },
);

test('a video without anything to play and without words has nothing to show', () => {
  expect(checkContent(toFacts([toEntry('videoSection', 'one', { title: 'Rondleiding' })]))).toMatchObject([
    { problem: expect.stringMatching(/has nothing to show/) as unknown },
  ]);
});
