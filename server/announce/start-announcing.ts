import type { FastifyInstance } from 'fastify';

import type { Settings } from '../../src/config/env';
import { log } from '../log/log';

import { addKeyFile } from './add-key-file';
import { findObstacle, type AnnounceSettings } from './announce-settings';
import { createAnnouncer, type Announcer } from './announcer';

type Options = {
  /** Null: nothing is announced. */
  settings: AnnounceSettings | null;
  site: Pick<Settings, 'siteUrl' | 'contentful'>;
  releasesDir: string;
};

/**
 * Shows the key of announcing.
 * @returns what announces the changes of releases from then on; null, and says why, where nothing is to be announced
 */
export function startAnnouncing(
  server: FastifyInstance,
  { settings, site, releasesDir }: Options,
): (() => Announcer) | null {
  if (settings === null) return null;
  addKeyFile(server, settings.key);
  const obstacle = findObstacle(site);
  if (obstacle === null) return () => createAnnouncer({ settings, releasesDir, siteUrl: site.siteUrl });
  log.info(`INDEXNOW_KEY is set, and nothing is announced: ${obstacle}.`);
  return null;
}
