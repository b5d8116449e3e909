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
  '.build.lock',
  '.env',
  'node_modules',
]);

export type Site = { folder: string; remove: () => void };

/** Copies the site's code into its own folder, so that builds do not change the caches and releases here. */
export function copySite(): Site {
  const folder = mkdtempSync(path.join(process.env.BENCH_DIR ?? tmpdir(), 'builds-'));
  cpSync(process.cwd(), folder, {
    recursive: true,
    filter: (source) => !skipped.has(path.relative(process.cwd(), source)),
  });
  symlinkSync(path.join(process.cwd(), 'node_modules'), path.join(folder, 'node_modules'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
