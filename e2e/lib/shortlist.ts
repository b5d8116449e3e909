import type { Locator, Page } from '@playwright/test';

import type { CatalogueItem } from '../../sandbox/catalogue/catalogue-item';

import { isOrdinary, toTitle } from './stock-item';
import { escapeWords } from './stock-list';
import type { StockServer } from './stock-server';

const storageKey = 'shortlist';

/** The header's link to the list, with the number of machines. */
export const getLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Bewaard/ });
/** The button that keeps a machine. */
export const getKeep = (place: Page | Locator, item: CatalogueItem) =>
  place.getByRole('button', { name: new RegExp(`^Bewa(ren|ard) ${escapeWords(toTitle(item))}$`) }).first();
export const getRows = (page: Page) => page.locator('main article');
export const getRow = (page: Page, item: CatalogueItem) => getRows(page).filter({ hasText: toTitle(item) });
export const getTitles = (page: Page) => getRows(page).getByRole('heading', { level: 2 }).allTextContents();

/** Three machines of different names, of the first page of the list. */
export function pick(items: readonly CatalogueItem[]): [CatalogueItem, CatalogueItem, CatalogueItem] {
  const found = items.slice(0, 24).filter(isOrdinary);
  const [one, two, three] = found.filter(
    (item, index) => found.findIndex((other) => toTitle(other) === toTitle(item)) === index,
  );
  if (one === undefined || two === undefined || three === undefined) throw new Error('Three machines are needed.');
  return [one, two, three];
}

/** Machines of one category, of different names. */
export function pickAlike(items: readonly CatalogueItem[], count: number): CatalogueItem[] {
  const ordinary = items.filter(isOrdinary);
  const names = new Set(ordinary.map(({ category }) => category.name));
  const alike = [...names]
    .map((name) => ordinary.filter(({ category }) => category.name === name))
    .map((own) => own.filter((item, at) => own.findIndex((other) => toTitle(other) === toTitle(item)) === at))
    .find((own) => own.length >= count);
  if (alike === undefined) throw new Error('Too few machines of one category.');
  return alike.slice(0, count);
}

/** Keeps machines as a page that was open before has done. */
export async function store(page: Page, entries: readonly unknown[]): Promise<void> {
  await page.addInitScript(
    ([key, text]) => {
      if (sessionStorage.getItem('seeded') !== null) return;
      sessionStorage.setItem('seeded', 'yes');
      localStorage.setItem(key ?? '', text ?? '');
    },
    [storageKey, JSON.stringify({ version: 1, items: entries })],
  );
}

export const toEntry = (item: CatalogueItem, note?: string) => ({
  id: String(item.advertisementID),
  on: '2026-11-01',
  item: { ...item, description: undefined, accessories: undefined, images: item.images.slice(0, 1) },
  ...(note !== undefined && { note }),
});

/** Opens the list, by a visitor who has chosen the language of its address, and waits until it is the live one. */
export async function openShortlist(page: Page, stock: StockServer, path = '/bewaard'): Promise<void> {
  const [, locale = 'nl'] = /^\/(en|de)\//.exec(path) ?? [];
  await page.context().addCookies([{ name: 'locale', value: locale, domain: 'localhost', path: '/' }]);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await stock.settled();
}
