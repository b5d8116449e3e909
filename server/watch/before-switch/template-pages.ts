import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { readPageTemplate } from '../../../patches/gatsby/page-template';
import { locales } from '../../../src/i18n/locales';
import { splitLocale } from '../../../src/i18n/paths';
import { readDescription } from '../../releases/description';
import { toDataFile } from '../../releases/page-data-file';
import { readPage } from '../../releases/page-facts';
import type { WatchedPage } from '../watched-pages';

const dataName = path.basename(toDataFile(''));

/**
 * Picks one page of each kind, in the locale that was picked least so far: each locale occurs as soon as there are
 * enough kinds.
 * @param wanted pages to pick where they are there, to compare two releases
 */
export function pickPages(pages: readonly WatchedPage[], wanted: readonly WatchedPage[] = []): WatchedPage[] {
  const counts = new Map<string, number>();
  const count = (page: WatchedPage) => counts.get(toLocale(page)) ?? 0;
  const isWanted = ({ kind, path: at }: WatchedPage) => wanted.some((page) => page.kind === kind && page.path === at);
  return [...new Set(pages.map(({ kind }) => kind))].flatMap((kind) => {
    const ofKind = pages.filter((page) => page.kind === kind);
    const inEach = locales.flatMap((locale) => ofKind.find((page) => toLocale(page) === locale) ?? []);
    const page = ofKind.find(isWanted) ?? inEach.sort((one, other) => count(one) - count(other))[0];
    if (page === undefined) return [];
    counts.set(toLocale(page), count(page) + 1);
    return page;
  });
}

const toLocale = (page: WatchedPage) => splitLocale(page.path)[0];

/**
 * The pages of a release, each with its template as its kind. Of stock items only some: they are thousands, and have
 * one template.
 * @param folder of the release
 */
export async function listTemplatePages(folder: string): Promise<WatchedPage[]> {
  const stockItems = (await readDescription(folder))?.machines ?? [];
  const some = new Set(locales.map((locale) => stockItems.find((page) => splitLocale(page)[0] === locale)));
  const others = new Set(stockItems.filter((page) => !some.has(page)).map((page) => toDataFile(page.slice(1))));
  const files = (await readdir(path.join(folder, 'page-data'), { recursive: true }))
    .map((file) => `page-data/${file.replaceAll('\\', '/')}`)
    .filter((file) => path.posix.basename(file) === dataName && !others.has(file));
  const pages: WatchedPage[] = [];
  for (const file of files.sort()) {
    const found = readPageTemplate(await readFile(path.join(folder, file), 'utf8'));
    // `/404.html` is the same page as `/404`, for hosts.
    if (found?.path.endsWith('.html') === false) pages.push({ kind: found.template, path: found.path });
  }
  return pages;
}

/** Whether a page has scripts. That of the server's errors has none, and is never alive. */
export async function hasScripts(folder: string, address: string): Promise<boolean> {
  const html = await readFile(path.join(folder, address, 'index.html')).catch(() => null);
  return html !== null && readPage(html).files.some((file) => file.endsWith('.js'));
}
