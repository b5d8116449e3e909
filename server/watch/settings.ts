import * as v from 'valibot';

import type { Environment } from '../../src/config/env';

/** How long and with what a release is watched after the switch. */
export type WatchSettings = {
  /** 0 turns the watch off. */
  minutes: number;
  /** The path of Chromium; null for one that is found, and `off` for none. */
  browser: string | null;
};

const schema = v.object({
  WATCH_MINUTES: v.pipe(
    v.string(),
    v.transform(Number),
    v.check(
      (value) => Number.isInteger(value) && value >= 0 && value <= 60,
      'WATCH_MINUTES must be a whole number from 0 to 60.',
    ),
  ),
  WATCH_BROWSER: v.pipe(
    v.string(),
    v.regex(/^$|^off$|^\//, 'WATCH_BROWSER must be the whole path of Chromium, or off.'),
  ),
});

/** Reads the settings. Throws an error that names the wrong variable. */
export function readWatchSettings(environment: Environment): WatchSettings {
  const { WATCH_MINUTES, WATCH_BROWSER } = v.parse(schema, {
    WATCH_MINUTES: environment.WATCH_MINUTES?.trim() || '5',
    WATCH_BROWSER: environment.WATCH_BROWSER?.trim() ?? '',
  });
  return { minutes: WATCH_MINUTES, browser: WATCH_BROWSER || null };
}
