import { createHash } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

import * as v from 'valibot';

import { readIfThere } from '../../build/read-if-there';
import { stateFiles } from '../../build/state';

import { findDifferingPages } from './differing-pages';
import { hashCode } from './hash-code';

const holdSchema = v.object({
  /** The release that was taken back. */
  release: v.string(),
  /** When, ISO 8601. */
  at: v.string(),
  /** Its code (`hashCode`), if that was new with it: then the code is what must not come back. */
  code: v.nullable(v.string()),
  /** Otherwise the pages that were new or other in it, as files, and what they were (`hashPages`). */
  pages: v.array(v.string()),
  content: v.string(),
  /** Why the server itself took it back; null if somebody did. */
  reason: v.optional(v.nullable(v.string()), null),
});

/** What was taken back by a rollback and is not published again. */
export type Hold = v.InferOutput<typeof holdSchema>;

const schema = v.object({
  holds: v.array(holdSchema),
  /** The releases that were taken back, also those whose hold has ended: nobody wants to go back to one. */
  takenBack: v.array(v.string()),
});

type Rollback = {
  releasesDir: string;
  /** The folder of the release that is taken back. */
  from: string;
  /** The folder of the one that is served again. */
  to: string;
  now: Date;
  /** Why the server itself takes it back; null if somebody does. */
  reason: string | null;
};

/**
 * Notes what a rollback takes back. Where the code differs, it is that: content changes by itself, and each change
 * would bring broken code back. Where only pages differ, it is those together: one that is put right ends the hold.
 * @returns null when they do not differ
 */
export async function holdRelease({ releasesDir, from, to, now, reason }: Rollback): Promise<Hold | null> {
  const [code, codeBefore] = [await hashCode(from), await hashCode(to)];
  const { added, changed, removed } = await findDifferingPages(to, from);
  const isCode = code !== codeBefore;
  const pages = isCode ? [] : [...added, ...changed, ...removed];
  if (!isCode && pages.length === 0) return null;
  const hold: Hold = {
    release: path.basename(from),
    at: now.toISOString(),
    code: isCode ? code : null,
    pages,
    content: await hashPages(from, pages),
    reason,
  };
  const { holds, takenBack } = await read(releasesDir);
  // A rollback that failed half-way is done again.
  const others = holds.filter(({ release }) => release !== hold.release);
  await write(releasesDir, { holds: [...others, hold], takenBack: [...new Set([...takenBack, hold.release])] });
  return hold;
}

/**
 * What is held, the first one first; nothing where the file is damaged: a site that never changes is no help.
 * @throws when the disk does not answer
 */
export async function readHolds(releasesDir: string): Promise<Hold[]> {
  return (await read(releasesDir)).holds;
}

/** The releases that were taken back and have not been served since. */
export async function readTakenBack(releasesDir: string): Promise<string[]> {
  return (await read(releasesDir)).takenBack;
}

/**
 * Lets the next build be published, whatever it is.
 * @param served a release that somebody wants in spite of its having been taken back
 */
export async function endHolds(releasesDir: string, served?: string): Promise<void> {
  const { holds, takenBack } = await read(releasesDir);
  const left = takenBack.filter((release) => release !== served);
  if (holds.length > 0 || left.length < takenBack.length) await write(releasesDir, { holds: [], takenBack: left });
}

async function read(releasesDir: string): Promise<v.InferOutput<typeof schema>> {
  const text = await readIfThere(path.join(releasesDir, stateFiles.hold));
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  return parsed.success ? parsed.output : { holds: [], takenBack: [] };
}

async function write(releasesDir: string, state: v.InferOutput<typeof schema>): Promise<void> {
  const file = path.join(releasesDir, stateFiles.hold);
  await writeFile(`${file}.next`, JSON.stringify(state));
  await rename(`${file}.next`, file);
}

/** What a finished release has again of what was taken back; null if nothing. */
export async function findHold(releasesDir: string, folder: string): Promise<Hold | null> {
  for (const hold of await readHolds(releasesDir)) {
    const { code, pages, content } = hold;
    const isSame = code === null ? (await hashPages(folder, pages)) === content : (await hashCode(folder)) === code;
    if (isSame) return hold;
  }
  return null;
}

/** What was taken back, until when, and what ends it, in a sentence for operators. */
export function describeHold({ release, at, code, pages, reason }: Hold): string {
  const what =
    code === null
      ? `the ${String(pages.length)} pages that were new or other in it are the same`
      : 'the code is the same';
  const why = reason === null ? '' : ` ${reason}`;
  return `Release ${release} was taken back on ${at.slice(0, 16).replace('T', ' ')} UTC.${why} A build is not published as long as ${what}, or until: npm run rollback -- --end`;
}

/** @param pages files that may be missing */
async function hashPages(folder: string, pages: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const page of pages) hash.update(page).update((await readIfThere(path.join(folder, page))) ?? '');
  return hash.digest('hex');
}
