import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { locales } from '../../../src/i18n/locales';
import { splitLocale } from '../../../src/i18n/paths';
import { toPageKind } from '../../metrics/page-kind';
import { readDescription } from '../../releases/description';
import { readPage } from '../../releases/page-facts';
import type { WatchedPage } from '../watched-pages';

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

/** Pages of one kind each that no route has. */
const single = ['/404', '/500', '/building-blocks', '/antwoord'];

/** @returns the route of a page; of those that editors made one name; null for what is no page */
function toKind(address: string): string | null {
  const kind = toPageKind(address);
  if (kind !== 'other') return kind === 'file' ? null : kind;
  const [, own] = splitLocale(address);
  return single.find((path) => path === own) ?? 'own page';
}

/**
 * The pages of a release, each with its kind. Of stock items only some: they are thousands, and of one kind.
 * @param folder of the release
 * @param wanted pages that are listed in any case where they are there, to compare two releases
 */
export async function listPagesByKind(folder: string, wanted: readonly WatchedPage[] = []): Promise<WatchedPage[]> {
  const stockItems = (await readDescription(folder))?.machines ?? [];
  const some = new Set(locales.map((locale) => stockItems.find((page) => splitLocale(page)[0] === locale)));
  for (const page of wanted) some.add(page.path);
  const others = new Set(stockItems.filter((page) => !some.has(page)));
  return (await readdir(folder, { recursive: true }))
    .filter((file) => path.basename(file) === 'index.html')
    .map((file) => `/${path.dirname(file).replaceAll('\\', '/').replace(/^\.$/, '')}`)
    .filter((address) => !others.has(address))
    .sort()
    .flatMap((address) => {
      const kind = toKind(address);
      return kind === null ? [] : [{ kind, path: address }];
    });
}

/** Whether a page has scripts. That of the server's errors has none, and is never alive. */
export async function hasScripts(folder: string, address: string): Promise<boolean> {
  const html = await readFile(path.join(folder, address, 'index.html')).catch(() => null);
  return html !== null && readPage(html).files.some((file) => file.endsWith('.js'));
}
