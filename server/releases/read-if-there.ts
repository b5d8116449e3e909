import { readFile } from 'node:fs/promises';

/**
 * The text of a file; null only if there is none. What cannot be read is no missing file: a fault of the disk must not
 * look like a site without a hold.
 * @throws any other error of the file system
 */
export async function readIfThere(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as { code?: unknown }).code === 'ENOENT') return null;
    throw error;
  }
}
