import { readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import * as v from 'valibot';

import { endings, isCompressed } from './compress-file';
import type { FileState, Files } from './look-at-files';
import { lookAtFiles } from './look-at-files';

/** In a release: its files as they were in the build that it was made of. Nobody is served what begins with a dot. */
export const listFile = '.files.json';

/** Names that lead nowhere else: by them is removed what a release no longer has. No part of one is empty, `.` or `..`. */
const name = v.pipe(v.string(), v.check((file) => !/[\\\0]|(?:^|\/)\.{0,2}(?:\/|$)/.test(file)));
const list = v.record(name, v.tuple([v.number(), v.number()]));

/** What a release has, without compressed forms: as it says itself, which takes less than to look through tens of thousands of folders. */
export async function readReleaseFiles(release: string): Promise<Files> {
  try {
    return new Map<string, FileState>(Object.entries(v.parse(list, JSON.parse(await readFile(path.join(release, listFile), 'utf8')))));
  } catch {
    const files = await lookAtFiles(release);
    return new Map([...files].filter(([file]) => !isCompressed(file) && file !== listFile));
  }
}

/** Into a release that has no list yet: one that is there may be shared with the release that is served. */
export async function writeReleaseFiles(release: string, files: Files): Promise<void> {
  await writeFile(path.join(release, listFile), JSON.stringify(Object.fromEntries(files)), { flag: 'wx' });
}

/** Takes a file out of a release that is being made, with its compressed forms, and the folders that it leaves empty. */
export async function removeFile(release: string, file: string): Promise<void> {
  for (const ending of ['', ...endings]) await rm(path.join(release, file + ending), { force: true });
  try {
    for (let parent = path.dirname(file); parent !== '.'; parent = path.dirname(parent))
      await rmdir(path.join(release, parent));
  } catch {
    // It holds something else.
  }
}
