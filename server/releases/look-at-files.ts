import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

import { matchPath } from '../../src/i18n/paths';

import { breathe } from './breathe';

/** How a file was when somebody looked: its bytes, and when it was written (ms). */
export type FileState = readonly [bytes: number, time: number];

/** Files by their paths within a folder, with slashes on every system. */
export type Files = ReadonlyMap<string, FileState>;

/**
 * The files of a folder and of all within it. A machine's page, and its data, stand alone in a folder of their own, and nothing ever comes
 * beneath it: where one is known to be, only that file is looked at. To read tens of thousands of folders takes five times as long.
 * @param known files that were there before
 */
export async function lookAtFiles(folder: string, known: Iterable<string> = []): Promise<Files> {
  const files = new Map<string, FileState>();
  const look = (file: string): boolean => {
    const state = lookAtFile(path.join(folder, file));
    if (state !== undefined) files.set(file, state);
    return state !== undefined;
  };
  const alone = findAlone(known);
  const folders = [''];
  for (const [index, parent] of folders.entries()) {
    const hasMachines = isCategory(parent);
    for (const entry of readdirSync(path.join(folder, parent), { withFileTypes: true })) {
      const name = parent === '' ? entry.name : `${parent}/${entry.name}`;
      if (!entry.isDirectory()) {
        if (entry.isFile()) look(name);
        continue;
      }
      const file = hasMachines ? alone.get(name) : undefined;
      if (file === undefined || !look(file)) folders.push(name);
    }
    await breathe(index);
  }
  return files;
}

export function lookAtFile(file: string): FileState | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats?.isFile() === true ? [stats.size, stats.mtimeMs] : undefined;
}

/** By the folder that has no other one: files. */
function findAlone(files: Iterable<string>): ReadonlyMap<string, string | undefined> {
  const alone = new Map<string, string | undefined>();
  for (const file of files) {
    const folder = file.slice(0, Math.max(0, file.lastIndexOf('/')));
    alone.set(folder, alone.has(folder) ? undefined : file);
  }
  return alone;
}

/** Whether a folder is that of a category's page, or of its data. */
function isCategory(folder: string): boolean {
  return matchPath(`/${folder.replace(/^page-data\//, '')}`)?.route === 'stockCategory';
}
