import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** The files of a folder and of all within it, by their paths there, with slashes on every system. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)).split(path.sep).join('/'));
}
