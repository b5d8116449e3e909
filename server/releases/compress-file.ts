import { linkSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** What stands beside a file, named as the server's library looks for it. */
const endings = ['.br', '.gz'] as const;

/** Smaller files travel in one packet anyway. */
const leastBytes = 1000;

/** Whether a file is one of those that stand beside another one. */
export function isCompressed(file: string): boolean {
  return endings.some((ending) => file.endsWith(ending));
}

/**
 * Writes a file's Brotli and gzip forms beside it, once and as small as they get, so that serving costs nothing. Pictures and fonts
 * are compressed already. Scripts live for years and the stock's index is large: they get the longest look; pages are made anew by the thousand, and the next
 * step would take four times as long for 0.8 % fewer bytes.
 */
export async function writeCompressed(file: string): Promise<void> {
  if (!isCompressible(file)) return;
  const content = await readFile(file);
  if (content.length < leastBytes) return;
  const quality = /\.(js|css)$|\bstock-index\.json$/.test(file) ? 11 : 6;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await Promise.all([
    promisify(brotliCompress)(content, { params }).then((data) => writeFile(`${file}.br`, data)),
    promisify(gzip)(content, { level: 9 }).then((data) => writeFile(`${file}.gz`, data)),
  ]);
}

/** Shares the compressed forms of a file that did not change with another release, or makes them where there are none. */
export async function linkCompressed(source: string, target: string): Promise<void> {
  if (!isCompressible(source)) return;
  const found = endings.map((ending) => linkIfThere(source + ending, target + ending));
  if (!found.every(Boolean)) await writeCompressed(target);
}

function linkIfThere(source: string, target: string): boolean {
  try {
    linkSync(source, target);
    return true;
  } catch {
    return false;
  }
}

function isCompressible(file: string): boolean {
  return /\.(html|js|css|json|svg|txt|xml|webmanifest)$/.test(file);
}
