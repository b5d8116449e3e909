import type { VideoSources } from '../../config/video-sources';
import { toPlayer } from '../../features/content/video/player';

import { getText, isOf } from './checks/facts';
import type { CmsEntry } from './fetch-entries';
import { findLinks } from './links';

/** What the videos among the entries are loaded from, hidden ones too: their time may come with the next build. */
export function listVideoSources(entries: readonly CmsEntry[]): VideoSources {
  const videos = entries.filter(isOf('videoSection'));
  const players = videos.flatMap((video) => toPlayer(getText(video, 'address'))?.origin ?? []);
  const hasFiles = videos.some(({ fields }) => findLinks(fields.file).length > 0);
  return { hasFiles, players: [...new Set(players)].sort() };
}
