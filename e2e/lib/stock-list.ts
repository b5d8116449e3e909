import { expect, type Locator, type Page } from '@playwright/test';

import type { SearchBody } from './stock-server';

/** The machines on screen, as the ids that the API knows them by. */
export function getShownIds(page: Page): Promise<string[]> {
  return page
    .locator('#stock-results [data-anchor]')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.anchor ?? ''));
}

type Listed = { advertisementID: number | string; status?: string | null };

/** Items in the API's order as a list shows their ids: what is sold stands after all that can be bought. */
export function toListedIds(items: readonly Listed[], from = 0, to = items.length): string[] {
  return [...items.filter(({ status }) => status !== 'sold'), ...items.filter(({ status }) => status === 'sold')]
    .slice(from, to)
    .map(({ advertisementID }) => String(advertisementID));
}

/**
 * @param items all of the list, in the API's order
 * @param from the first that is on screen
 */
export async function expectIds(page: Page, items: readonly Listed[], from = 0, to = items.length): Promise<void> {
  await expect.poll(() => getShownIds(page), { intervals: [30] }).toEqual(toListedIds(items, from, to));
}

/** The items of a make. */
export function ofMake<T extends { makeName?: string | null }>(items: readonly T[], make: string): T[] {
  return items.filter(({ makeName }) => makeName === make);
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

/** Checks a box or takes its check away. One that is pressed before the page is alive changes when it is. */
export async function setBox(box: Locator, isChecked: boolean): Promise<void> {
  await expect(() => box.setChecked(isChecked)).toPass();
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

/** The last request for a page of the list; the others count, or bring what that page needs of a part of the list. */
export function getLastPageRequest(asked: readonly SearchBody[]): SearchBody | undefined {
  return asked.filter((body) => body.pagination.size > 0 && !isForPart(body)).at(-1);
}

/**
 * Whether it asks for what can be bought of a list, or for what is sold: a page is put together from both, and a first
 * page takes from it only what stands in the place of sold items (`search-sold-last.ts`).
 */
export function isForPart({ pagination, aggregations, filters }: SearchBody): boolean {
  return pagination.size > 0 && aggregations === undefined && filters.some(({ property }) => property === 'status');
}

/** Words as a regular expression finds them. */
export function escapeWords(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
