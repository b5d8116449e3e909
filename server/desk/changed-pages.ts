import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

import { decodeEntities } from '../../src/lib/decode-entities';
import { listFiles } from '../releases/list-files';

/** A page by its path and the title that visitors see in the tab. */
type PageTitle = { path: string; title: string };
/** How pages of one release differ from those of another. `total` counts all, the list has the first of them. */
export type PageChanges = Readonly<Record<'added' | 'changed' | 'removed', { total: number; pages: PageTitle[] }>>;

/** Nobody reads more of them, and each title is a file. */
const maxListed = 50;
/** Pages that are compared at once: each may be two open files. */
const atOnce = 64;

/**
 * Compares the pages of two releases. A page that stayed the same is the same file in both (`publish-release.ts` links
 * it), or has the same bytes.
 * @param before a folder; null: every page is new
 */
export async function compareReleases(before: string | null, after: string): Promise<PageChanges> {
  const [old, now] = await Promise.all([before, after].map(listPages));
  const both = [...(now ?? [])].filter((page) => old?.has(page));
  const isOther: boolean[] = [];
  for (let start = 0; start < both.length; start += atOnce) {
    const part = both.slice(start, start + atOnce);
    isOther.push(...(await Promise.all(part.map((page) => differs(page, before ?? after, after)))));
  }
  const toList = async (folder: string, pages: readonly string[]) => ({
    total: pages.length,
    pages: await Promise.all(
      pages
        .toSorted()
        .slice(0, maxListed)
        .map((page) => readPage(folder, page)),
    ),
  });
  return {
    added: await toList(
      after,
      [...(now ?? [])].filter((page) => !old?.has(page)),
    ),
    changed: await toList(
      after,
      both.filter((_, index) => isOther[index]),
    ),
    removed: await toList(
      before ?? after,
      [...(old ?? [])].filter((page) => !now?.has(page)),
    ),
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

async function readPage(folder: string, page: string): Promise<PageTitle> {
  const address = `/${page.replace(/\/?index\.html$/, '')}`;
  return { path: address, title: await readTitle(folder, address) };
}

/** The title of a page of a release, as visitors see it in the tab; empty if there is no such page. */
export async function readTitle(folder: string, address: string): Promise<string> {
  const html = await readFile(path.join(folder, address, 'index.html'), 'utf8').catch(() => '');
  return decodeEntities(/<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? '');
}
