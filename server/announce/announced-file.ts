import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

import * as v from 'valibot';

import { readIfThere } from '../../build/read-if-there';
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

export type AnnouncedFile = {
  /**
   * What was announced by earlier processes; null before the first release, or if it is damaged.
   * @throws when the disk does not answer: what is due would not be announced
   */
  read: () => Promise<Announced | null>;
  /** If the disk is full, this process alone knows it, until it can be written. */
  write: (announced: Announced) => Promise<void>;
  /** Writes what could not be written before. */
  writeAgain: () => Promise<void>;
};

/** The file beside the releases that keeps what was announced. */
export function openAnnouncedFile(releasesDir: string): AnnouncedFile {
  const file = path.join(releasesDir, stateFiles.announced);
  let unwritten: Announced | null = null;

  async function write(announced: Announced): Promise<void> {
    const isNew = unwritten !== announced;
    unwritten = announced;
    try {
      await writeFile(`${file}.next`, JSON.stringify(announced));
      await rename(`${file}.next`, file);
      unwritten = null;
    } catch (error) {
      if (isNew) log.error(`What was announced could not be written to ${file}.`, { error });
    }
  }

  return {
    async read() {
      const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), await readIfThere(file));
      return parsed.success ? parsed.output : null;
    },
    write,
    writeAgain: async () => (unwritten === null ? undefined : write(unwritten)),
  };
}
