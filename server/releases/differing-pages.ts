import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

import { listFiles } from './list-files';

/** The files of pages that one release has and another has not, or has otherwise. */
export type DifferingPages = Readonly<Record<'added' | 'changed' | 'removed', string[]>>;

/** Pages that are compared at once: each may be two open files. */
const atOnce = 64;

/**
 * Compares the pages of two releases. A page that stayed the same is the same file in both (`publish-release.ts` links
 * it), or has the same bytes.
 * @param before a folder; null: every page is new
 */
export async function findDifferingPages(before: string | null, after: string): Promise<DifferingPages> {
  const [old, now] = await Promise.all([before, after].map(listPages));
  const both = [...(now ?? [])].filter((page) => old?.has(page));
  const isOther: boolean[] = [];
  for (let start = 0; start < both.length; start += atOnce) {
    const part = both.slice(start, start + atOnce);
    isOther.push(...(await Promise.all(part.map((page) => differs(page, before ?? after, after)))));
  }
  return {
    added: [...(now ?? [])].filter((page) => !old?.has(page)).sort(),
    changed: both.filter((_, index) => isOther[index]).sort(),
    removed: [...(old ?? [])].filter((page) => !now?.has(page)).sort(),
  };
}

async function listPages(folder: string | null): Promise<ReadonlySet<string>> {
  const files = folder === null ? [] : await listFiles(folder);
  return new Set(files.filter((file) => file === 'index.html' || file.endsWith('/index.html')));
}

async function differs(page: string, before: string, after: string): Promise<boolean> {
  const [one, other] = await Promise.all([before, after].map((folder) => stat(path.join(folder, page))));
  if (one?.ino === other?.ino && one?.dev === other?.dev) return false;
  if (one?.size !== other?.size) return true;
  const [text, otherText] = await Promise.all([before, after].map((folder) => readFile(path.join(folder, page))));
  return text === undefined || otherText === undefined || !text.equals(otherText);
}
