import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { decodeEntities } from '../../src/lib/decode-entities';
import { findDifferingPages } from '../releases/differing-pages';

/** A page by its path and the title that visitors see in the tab. */
type PageTitle = { path: string; title: string };
/** How pages of one release differ from those of another. `total` counts all, the list has the first of them. */
export type PageChanges = Readonly<Record<'added' | 'changed' | 'removed', { total: number; pages: PageTitle[] }>>;

/** Nobody reads more of them, and each title is a file. */
const maxListed = 50;

/**
 * Compares the pages of two releases, by their titles.
 * @param before a folder; null: every page is new
 */
export async function compareReleases(before: string | null, after: string): Promise<PageChanges> {
  const { added, changed, removed } = await findDifferingPages(before, after);
  const toList = async (folder: string, pages: readonly string[]) => ({
    total: pages.length,
    pages: await Promise.all(pages.slice(0, maxListed).map((page) => readPage(folder, page))),
  });
  return {
    added: await toList(after, added),
    changed: await toList(after, changed),
    removed: await toList(before ?? after, removed),
  };
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
