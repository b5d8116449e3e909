import { expect, type Locator, type Page } from '@playwright/test';

import type { SearchBody } from './stock-server';

/** The machines on screen, as the ids that the API knows them by. */
export function getShownIds(page: Page): Promise<string[]> {
  return page
    .locator('#stock-results [data-anchor]')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.anchor ?? ''));
}

type Listed = { advertisementID: number | string; status?: string | null };

/** Items in the API's order as a list shows their ids: of each 24 what is sold stands last. */
export function toListedIds(items: readonly Listed[]): string[] {
  const pages = Array.from({ length: Math.ceil(items.length / 24) }, (_, page) =>
    items.slice(page * 24, page * 24 + 24),
  );
  return pages
    .flatMap((page) => [
      ...page.filter(({ status }) => status !== 'sold'),
      ...page.filter(({ status }) => status === 'sold'),
    ])
    .map(({ advertisementID }) => String(advertisementID));
}

/** @param items in the API's order */
export async function expectIds(page: Page, items: readonly Listed[]): Promise<void> {
  await expect.poll(() => getShownIds(page), { intervals: [30] }).toEqual(toListedIds(items));
}

/** Opens a list and waits until it is the live one. */
export async function openList(
  page: Page,
  stock: { settled: () => Promise<void> },
  path = '/occasions',
): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await stock.settled();
}

/** The number of finds, above the list. */
export function getCount(page: Page): Locator {
  return page.getByRole('status').filter({ hasText: /^[\d.]+ (machines?|Maschinen?)$/ });
}

/** Acts on the filters as a visitor of this screen does: in the column, or in the sheet, which is then applied. */
export async function withFilters(page: Page, act: (filters: Locator) => Promise<void>): Promise<void> {
  const button = page.getByRole('button', { name: /^Filters?( \d+)?$/ });
  const isPhone = await button.isVisible();
  if (isPhone) await button.click();
  const filters = isPhone
    ? page.getByRole('dialog', { name: /^Filters?$/ })
    : page.getByRole('region', { name: /^Filters?$/ });
  await act(filters);
  if (!isPhone) return;
  await filters.getByRole('button', { name: /^(Toon )?[\d.]+ (machine|Maschine)/ }).click();
  await expect(filters).toBeHidden();
}

/** One filter of the panel, opened. */
export async function openGroup(filters: Locator, name: string): Promise<Locator> {
  const group = filters
    .locator('details')
    .filter({ has: filters.page().locator('summary', { hasText: new RegExp(`^\\s*${escapeWords(name)}\\s*$`) }) });
  if ((await group.getAttribute('open')) === null) await group.locator('summary').click();
  return group;
}

/** The applied filters above the list. */
export function getChips(page: Page): Locator {
  return page
    .getByRole('list', { name: /^(Gekozen filters|Gewählte Filter)$/ })
    .getByRole('button', { name: /^Filter (verwijderen|entfernen): / });
}

/** The search string as a visitor reads it. */
export function getSearch(page: Page): string {
  return decodeURIComponent(new URL(page.url()).search);
}

/** The last request for a page of the list; the others count. */
export function getLastPageRequest(asked: readonly SearchBody[]): SearchBody | undefined {
  return asked.filter(({ pagination }) => pagination.size > 0).at(-1);
}

function escapeWords(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
