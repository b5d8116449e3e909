import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';

import { toDataUrl } from '../../lib/to-data-url';

/** In bytes: as much as asking for a file and its headers costs by itself. */
const largest = 1500;

/** A file of the CMS as Gatsby has it. */
type File = { absolutePath: string; extension: string; size: number };

/**
 * The address of a drawing that is so small that a page may have it in itself, or null: one in other letters than UTF-8
 * says so in the file.
 */
export async function toSmallDrawing({ absolutePath, extension, size }: File): Promise<string | null> {
  if (extension !== 'svg' || size > largest) return null;
  const bytes = await readFile(absolutePath).catch(() => null);
  return bytes !== null && isUtf8(bytes) ? toDataUrl(bytes.toString()) : null;
}
