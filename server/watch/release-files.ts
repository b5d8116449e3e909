import { readdir } from 'node:fs/promises';

import { isHashed } from '../../src/config/headers';
import { toDataFile } from '../releases/page-data-file';

/**
 * Whether a path is that of a file which the release had when it was switched to: its scripts, styles and images, and
 * the data of its pages. What open tabs want of releases that are gone, and what bots invent, is none.
 * @param folder of the release
 */
export async function listReleaseFiles(folder: string): Promise<(path: string) => boolean> {
  const names = await readdir(folder);
  const hashed = new Set(names.filter(isHashed));
  const pages = new Set(
    (await readdir(folder, { recursive: true }))
      .map((name) => name.replaceAll('\\', '/'))
      .filter((name) => name === 'index.html' || name.endsWith('/index.html'))
      .map((name) => toDataFile(name.replace(/\/?index\.html$/, ''))),
  );
  return (path) => hashed.has(path.slice(1)) || pages.has(path.slice(1));
}
