import type { ContentFinding } from '../../../../content-model/content-report';
import { toPlayer } from '../../../features/content/video/player';
import { nameEntry, type CmsEntry } from '../fetch-entries';
import { findLinks } from '../links';

import { getText, getValue, isOf, type Facts } from './facts';
import { quote, toFinding, type Doubt } from './finding';

const hasLink = ({ fields }: CmsEntry, field: string) => findLinks(fields[field]).length > 0;

/** What is to be said of a video, in the order in which it matters. */
const rules: readonly ((video: CmsEntry) => Doubt | null)[] = [
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
];

/** Videos at other hosts, those that are given twice, and files with speech and without captions (WCAG 1.2.2). */
export function findOddVideos({ entries }: Facts): ContentFinding[] {
  return entries
    .filter(isOf('videoSection'))
    .flatMap((video) =>
      rules
        .flatMap((rule) => rule(video) ?? [])
        .map((doubt) =>
          toFinding(video, { ...doubt, problem: `The videoSection ${nameEntry(video)}: ${doubt.problem}.` }),
        ),
    );
}
