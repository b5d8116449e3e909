import { expect, type Page, type Response, type Route } from '@playwright/test';

import type { CatalogueItem } from '../../sandbox/catalogue/catalogue-item';
import { mergeCategories } from '../../src/features/stock/model/categories/category';
import { toCategorySlugs } from '../../src/features/stock/model/categories/category-slugs';
import { parseStockItem } from '../../src/features/stock/model/item';
import { toItemPaths } from '../../src/features/stock/model/item-path';
import type { Locale } from '../../src/i18n/locales';

import type { StockServer } from './stock-server';

type Items = readonly CatalogueItem[];

/** The heading of the page-not-found view, by language. */
export const notFound = {
  nl: 'Deze pagina is niet gevonden',
  en: 'This page could not be found',
  de: 'Diese Seite wurde nicht gefunden',
} as const satisfies Record<Locale, string>;

/** What the site logs when the stock API failed. */
export const logged = 'Something went wrong fetching the TNL stock';

/** The newest item that fits. Throws when there is none. */
export function getItem(items: Items, fits: (item: CatalogueItem) => boolean): CatalogueItem {
  const found = items.find(fits);
  if (found === undefined) throw new Error('The catalogue has no such item.');
  return found;
}

/** An item as most are: for sale at a fixed price without VAT, with many photos, and texts in every language. */
export function isOrdinary(item: CatalogueItem): boolean {
  const { pricing, transaction, status, used, price, power, images, description, accessories } = item;
  return (
    pricing.type === 'fixed' &&
    pricing.vat === 'btw' &&
    (price?.amount ?? 0) > 0 &&
    transaction === 'sale' &&
    status === null &&
    used === true &&
    power !== undefined &&
    images.length > 8 &&
    Object.keys(description).length >= 3 &&
    accessories.length > 2
  );
}

/** The address that the build gives an item's page. */
export function toPath(items: Items, item: CatalogueItem, locale: Locale = 'nl'): string {
  const parsed = parseStockItem(item);
  if (parsed.status !== 'ok') throw new Error(parsed.reason);
  const slugs = toCategorySlugs(
    mergeCategories(
      [],
      items.map(({ category }) => category),
    ),
  );
  return toItemPaths(parsed.item, slugs)[locale];
}

/** Make, model and type. */
export function toTitle({ makeName, model, type }: CatalogueItem): string {
  return [makeName, model, type].filter((word) => word !== null).join(' ');
}

/** Opens an item's page and waits until it is the live one. */
export async function openItem(page: Page, stock: StockServer, path: string): Promise<Response | null> {
  const asked = stock.askedItems.length;
  const response = await page.goto(path, { waitUntil: 'domcontentloaded' });
  await expect.poll(() => stock.askedItems.length, { intervals: [20] }).toBeGreaterThan(asked);
  await stock.itemSettled();
  return response;
}

/** Opens an item's page and waits until the site has given its call up. */
export async function openFailing(page: Page, path: string): Promise<void> {
  const given = page.waitForEvent('console', (message) => message.text().startsWith(logged));
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await given;
}

/** Answers with any JSON at all. */
export async function answerJson(route: Route, json: unknown): Promise<boolean> {
  await route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json });
  return true;
}

/** Presses Tab until an element of this name has the focus. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 150; presses += 1) {
    await page.keyboard.press('Tab');
    const text = await page.evaluate(() => {
      const { activeElement: active } = document;
      if (active === null) return '';
      return active.getAttribute('aria-label') ?? active.querySelector('img')?.alt ?? active.textContent;
    });
    if (name.test(text.trim())) return;
  }
  throw new Error(`Tab never came to ${name.source}`);
}

/** From the next document on, keeps the text of every main heading that a frame showed, once for each time it came. */
export async function watchHeadings(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seenHeadings: seen });
    const look = () => {
      const heading = document.querySelector('main h1');
      const text = heading?.checkVisibility({ visibilityProperty: true }) === true ? heading.textContent : '';
      if (text !== '' && text !== seen.at(-1)) seen.push(text);
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => (window as unknown as { seenHeadings: string[] }).seenHeadings);
}

/** The page-not-found view in the place of an item, which search engines leave alone. */
export async function expectGone(page: Page, locale: Locale = 'nl'): Promise<void> {
  await expect(page.getByRole('heading', { name: notFound[locale], level: 1 })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
}

/** The advertisementIDs of the machines in a row of cards. */
export function getRowIds(page: Page, title: string): Promise<string[]> {
  return page
    .getByRole('region', { name: title })
    .getByRole('heading', { level: 3 })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => /(\d+)$/.exec(link.getAttribute('href') ?? '')?.[1] ?? ''));
}
