import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

import * as v from 'valibot';

const revisionSchema = v.object({
  hash: v.string(),
  revision: v.number(),
  createdAt: v.string(),
  updatedAt: v.string(),
  deletedAt: v.optional(v.string()),
});

/** The stored state of one entry or asset; `hash` shows whether its content has changed. */
export type Revision = v.InferOutput<typeof revisionSchema>;

/** By key, `Entry:home-hero` or `Asset:logo`. Deleted ones stay, so that a returning item counts as changed. */
export type Revisions = Readonly<Record<string, Revision>>;

/** The demo's initial content always has this date, so that two fresh copies of the project build the same bytes. */
export const seedTime = '2026-01-05T08:00:00.000Z';

/** Reads the revisions of the file; empty if it is missing or broken. */
export async function getRevisions(file: string): Promise<Revisions> {
  try {
    return v.parse(v.record(v.string(), revisionSchema), JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return {};
  }
}

/** Writes a temporary file and renames it, so that a killed process leaves no incomplete file. */
export async function saveJson(file: string, value: unknown): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.new`, JSON.stringify(value));
  await rename(`${file}.new`, file);
}

/** Returns the next revisions of these contents: unchanged content keeps its number and dates. */
export function toRevisions(previous: Revisions, contents: ReadonlyMap<string, unknown>, now: Date): Revisions {
  const isFirst = Object.keys(previous).length === 0;
  const time = isFirst ? seedTime : now.toISOString();
  const present = [...contents].map(
    ([key, content]) => [key, toRevision(previous[key], toHash(content), time)] as const,
  );
  const gone = Object.entries(previous)
    .filter(([key]) => !contents.has(key))
    .map(([key, revision]) => [key, revision.deletedAt ? revision : { ...revision, deletedAt: time }] as const);
  return Object.fromEntries([...present, ...gone]);
}

function toRevision(previous: Revision | undefined, hash: string, time: string): Revision {
  if (!previous) return { hash, revision: 1, createdAt: time, updatedAt: time };
  if (previous.hash === hash && !previous.deletedAt) return previous;
  return { hash, revision: previous.revision + 1, createdAt: previous.createdAt, updatedAt: time };
}

/** A short hash of a JSON value. */
export function toHash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32);
}
