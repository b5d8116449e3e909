import { readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

import * as v from 'valibot';

import { stateFiles } from '../../build/state';
import { log } from '../log/log';

const schema = v.object({
  /** The site's address when they were announced. */
  siteUrl: v.string(),
  /** The pages that search engines know of, as they were announced (`PageMark`). */
  pages: v.record(v.string(), v.pipe(v.tuple([v.number(), v.number(), v.string()]), v.readonly())),
  /** How many posts in a row have failed, and when the next one may be tried, in milliseconds since 1970. */
  failures: v.number(),
  retryAt: v.number(),
  /** When a post was accepted last, ISO 8601; null for never. */
  lastAcceptedAt: v.nullable(v.string()),
});

/** What search engines have been told. */
export type Announced = v.InferOutput<typeof schema>;

/** Reads what was announced by earlier processes; null before the first release, or if it cannot be read. */
export function readAnnounced(releasesDir: string): Announced | null {
  try {
    const text = readFileSync(path.join(releasesDir, stateFiles.announced), 'utf8');
    return v.parse(schema, JSON.parse(text));
  } catch {
    return null;
  }
}

/** Keeps what was announced beside the releases. If the disk is full, this process alone knows it. */
export async function writeAnnounced(releasesDir: string, announced: Announced): Promise<void> {
  const file = path.join(releasesDir, stateFiles.announced);
  try {
    await writeFile(`${file}.next`, JSON.stringify(announced));
    await rename(`${file}.next`, file);
  } catch (error) {
    log.error(`What was announced could not be written to ${file}.`, { error });
  }
}
