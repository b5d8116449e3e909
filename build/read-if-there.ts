import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

/**
 * The text of a file; null only if there is none. What cannot be read is no missing file: a fault of the disk must not
 * look like a site without a hold, without marks or without former addresses.
 * @throws any other error of the file system
 */
export async function readIfThere(file: string): Promise<string | null> {
  return readFile(file, 'utf8').catch(toNull);
}

/** The same for code that cannot wait. */
export function readIfThereSync(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    return toNull(error);
  }
}

function toNull(error: unknown): null {
  if (isAbsence(error)) return null;
  throw error;
}

/**
 * Whether an error says that there is no such file: not in its folder, no such folder, or a name that no file can have.
 */
export function isAbsence(error: unknown): boolean {
  const code = String((error as { code?: unknown }).code);
  return ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ERR_INVALID_ARG_VALUE'].includes(code);
}
