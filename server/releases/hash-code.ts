import { createHash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

import { readIfThere } from '../../build/read-if-there';

/**
 * A hash of the code that a release was made of: what Gatsby calls the hash of all scripts and styles, and the scripts
 * themselves by name and size, so that a damaged one is another than the whole one.
 */
export async function hashCode(folder: string): Promise<string> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js')).sort();
  const sizes = await Promise.all(names.map(async (name) => (await stat(path.join(folder, name))).size));
  const app = (await readIfThere(path.join(folder, 'page-data/app-data.json'))) ?? '';
  return createHash('sha256')
    .update(JSON.stringify([names, sizes, app]))
    .digest('hex');
}
