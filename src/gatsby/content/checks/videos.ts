import type { ContentFinding } from '../../../../content-model/content-report';
import { toPlayer } from '../../../features/content/video/player';
import { defaultLocale } from '../../../i18n/locales';
import { nameEntry, type CmsEntry } from '../fetch-entries';
import { findLinks } from '../links';

import { getText, getValue, isOf, type Facts } from './facts';
import { quote, toFinding, type Doubt } from './finding';

const hasLink = ({ fields }: CmsEntry, field: string) => findLinks(fields[field]).length > 0;

/** What is to be said of a video, in the order in which it matters. */
const rules: readonly ((video: CmsEntry, facts: Facts) => Doubt | null)[] = [
  (video) => {
    const address = getText(video, 'address');
    if (address === null || toPlayer(address) !== null) return null;
    const becomes = hasLink(video, 'file') ? 'the file is shown' : 'no video is shown, its title and text stay';
    return {
      ...{ field: 'address', problem: `its address ${quote(address)} is no video of YouTube or Vimeo; ${becomes}` },
      advice: 'Copy the address of the video from YouTube or Vimeo, or upload it as a file.',
    };
  },
  (video) =>
    hasLink(video, 'file') && toPlayer(getText(video, 'address')) !== null
      ? {
          ...{ field: 'address', problem: 'it has a file and an address; the file is shown' },
          advice: 'Empty one of the two.',
        }
      : null,
  (video) =>
    hasLink(video, 'file') && !hasLink(video, 'captions') && getValue(video, 'silent') !== true
      ? {
          ...{ field: 'captions', problem: 'it has no captions; who does not hear it misses what is said' },
          advice: 'Upload a file with captions (WebVTT), or say with “Nobody speaks” that it needs none.',
        }
      : null,
  (video, { assets }) => {
    const captions = findLinks(video.fields.captions).map(({ id }) => id);
    const other = assets.find(({ sys, fields }) => captions.includes(sys.id) && !isWebVtt(fields.file));
    return other === undefined
      ? null
      : {
          ...{ field: 'captions', problem: `its captions ${nameEntry(other)} are no WebVTT; no browser shows them` },
          advice: 'Save them as WebVTT (.vtt): programs for subtitles and YouTube make one of an .srt file.',
        };
  },
  (video) =>
    hasLink(video, 'file') && !hasLink(video, 'poster')
      ? {
          ...{ field: 'poster', problem: 'it has no picture; an empty area stands there until somebody presses play' },
          advice: 'Choose a picture from it, wide (16:9), with at least 1200 pixels.',
        }
      : null,
];

/** By its kind or by its name, of which the site makes the kind. Without a file something else is said. */
function isWebVtt(file: CmsEntry['fields'][string] | undefined): boolean {
  const { contentType, fileName } = (file?.[defaultLocale] ?? {}) as { contentType?: unknown; fileName?: unknown };
  return (
    (contentType === undefined && fileName === undefined) ||
    contentType === 'text/vtt' ||
    (typeof fileName === 'string' && fileName.toLowerCase().endsWith('.vtt'))
  );
}

/**
 * Videos at other hosts, those that are given twice, files without a picture, and files with speech and without
 * captions that a browser reads (WCAG 1.2.2).
 */
export function findOddVideos(facts: Facts): ContentFinding[] {
  return facts.entries
    .filter(isOf('videoSection'))
    .flatMap((video) =>
      rules
        .flatMap((rule) => rule(video, facts) ?? [])
        .map((doubt) =>
          toFinding(video, { ...doubt, problem: `The videoSection ${nameEntry(video)}: ${doubt.problem}.` }),
        ),
    );
}
