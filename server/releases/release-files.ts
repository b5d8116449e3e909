import { readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import * as v from 'valibot';

import { endings, isCompressed } from './compress-file';
import { listFiles } from './list-files';

/** In a release: the paths of its files. Nobody is served what begins with a dot. */
export const listFile = '.files.json';

/** Names that lead nowhere else: by them is removed what a release no longer has. */
const list = v.array(v.pipe(v.string(), v.check((file) => !/[\\\0]/.test(file) && file.split('/').every(isName))));
const isName = (part: string) => part !== '' && part !== '.' && part !== '..';

/** What a release has, without compressed forms: as it says itself, which takes less than to look through tens of thousands of folders. */
export async function listReleaseFiles(release: string): Promise<string[]> {
  try {
    return v.parse(list, JSON.parse(await readFile(path.join(release, listFile), 'utf8')));
  } catch {
    return (await listFiles(release)).filter((file) => !isCompressed(file) && file !== listFile);
  }
}

/** Into a release that has no list yet: one that is there may be shared with the release that is served. */
export async function writeReleaseFiles(release: string, files: readonly string[]): Promise<void> {
  await writeFile(path.join(release, listFile), JSON.stringify(files), { flag: 'wx' });
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
