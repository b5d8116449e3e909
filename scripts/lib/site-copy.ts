import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The output of builds, and files that a build must not read. */
const skipped: ReadonlySet<string> = new Set([
  '.git',
  '.cache',
  'public',
  'releases',
  '.sandbox',
  '.bench',
  '.screenshots',
  '.build',
  '.env',
  'node_modules',
]);

export type Site = { folder: string; remove: () => void };

/**
 * The site's code in a folder of its own, so that builds spoil neither the caches nor the releases that are here.
 * @param parent where the folder is made; not within the project, whose files are copied
 */
export function copySite(parent = tmpdir()): Site {
  const folder = mkdtempSync(path.join(parent, 'builds-'));
  cpSync(process.cwd(), folder, {
    recursive: true,
    filter: (source) => !skipped.has(path.relative(process.cwd(), source)),
  });
  symlinkSync(path.join(process.cwd(), 'node_modules'), path.join(folder, 'node_modules'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
