import * as v from 'valibot';

import type { Environment } from '../../src/config/env';

/** How many releases are kept, and how they are checked. */
export type ReleaseSettings = {
  /** How many releases are kept, including the one being served. */
  kept: number;
  /**
   * The share of stock items, entries, pages and words that may be missing from one release to the next, from 0 to 1.
   */
  maxFall: number;
};

const schema = v.object({
  KEEP_RELEASES: v.pipe(
    v.string(),
    v.transform(Number),
    v.check(
      (value) => Number.isInteger(value) && value >= 2 && value <= 100,
      'KEEP_RELEASES must be a whole number from 2 to 100.',
    ),
  ),
  PUBLISH_MAX_FALL: v.pipe(
    v.string(),
    v.transform(Number),
    v.check((value) => value >= 0 && value <= 1, 'PUBLISH_MAX_FALL must be a share from 0 to 1.'),
  ),
});

/** Reads the settings. Throws an error that names the wrong variable. */
export function readReleaseSettings(environment: Environment): ReleaseSettings {
  const { KEEP_RELEASES, PUBLISH_MAX_FALL } = v.parse(schema, {
    KEEP_RELEASES: environment.KEEP_RELEASES?.trim() || '5',
    PUBLISH_MAX_FALL: environment.PUBLISH_MAX_FALL?.trim() || '0.5',
  });
  return { kept: KEEP_RELEASES, maxFall: PUBLISH_MAX_FALL };
}
