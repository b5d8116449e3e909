import type { Locator, Page } from '@playwright/test';

import type { CatalogueItem } from '../sandbox/catalogue/catalogue-item';

import { findViolations } from './lib/axe';
import { getLayoutShifts, watchLayoutShifts } from './lib/layout-shifts';
import { pick } from './lib/shortlist';
import { openItem, toPath, toTitle } from './lib/stock-item';
import { openList } from './lib/stock-list';
import { expect, test } from './lib/stock-server';

const minuteMs = 60_000;
/** An hour ago. */
const getEarlier = () => Date.now() - 60 * minuteMs;

/** What the build tells: some prices are lowered, some items are known since half an hour. */
async function tell(page: Page, told: { lowered?: CatalogueItem[]; fresh?: CatalogueItem[] }): Promise<void> {
  const lowered = (told.lowered ?? []).map(
    ({ advertisementID, price }) =>
      [advertisementID, [price?.amount, 'EUR btw', (price?.amount ?? 0) + 200_000, 30, '2999-12-31']] as const,
  );
  const first = (told.fresh ?? []).map(
    ({ advertisementID }) => [advertisementID, Math.floor(Date.now() / minuteMs) - 30] as const,
  );
  const json = { version: 1, lowered: Object.fromEntries(lowered), first: Object.fromEntries(first) };
  await page.route('**/stock-changes.json', (route) => route.fulfill({ json }));
}

const getCard = (page: Page, item: CatalogueItem): Locator =>
  page.locator('article').filter({ has: page.locator(`a[href$="-${String(item.advertisementID)}"]`) });
const toWas = ({ price }: CatalogueItem) =>
  new RegExp(`Prijs verlaagd, was €\\s${(((price?.amount ?? 0) + 200_000) / 100).toLocaleString('nl-NL')}`);
const lowest = 'laagste prijs van de 30 dagen ervoor';
const fresh = 'Nieuw sinds uw vorige bezoek';

/** The page has what it needs to say something, or nothing. */
async function waitForNews(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => localStorage.getItem('lastVisit'))).not.toBeNull();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
}

test('a lowered price is said on lists, at home and on the item’s page, and nothing moves', async ({
  page,
  stock,
  items,
}) => {
  const [item, other] = pick(items);
  await tell(page, { lowered: [item] });
  await watchLayoutShifts(page);
  await openList(page, stock);
  await expect(getCard(page, item)).toContainText(toWas(item));
  await expect(getCard(page, item)).toContainText(lowest);
  await expect(getCard(page, other)).not.toContainText('verlaagd');
  expect(await getLayoutShifts(page)).toEqual([]);
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Lijst' }).click();
  await expect(getCard(page, item).getByText(toWas(item))).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  await openItem(page, stock, toPath(items, item));
  await expect(page.locator('article').first()).toContainText(toWas(item));
  expect(await getLayoutShifts(page)).toEqual([]);
  expect(await findViolations(page)).toEqual([]);
});

test('an item that is new to the visitor is named on the home page, too', async ({ page, items }) => {
  await tell(page, { fresh: [...items] });
  await page.addInitScript((time) => localStorage.setItem('lastVisit', String(time)), getEarlier());
  await watchLayoutShifts(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.locator('article').getByText(fresh).first()).toBeVisible();
  expect(await getLayoutShifts(page)).toEqual([]);
});

test('a price that is another one by now claims nothing', async ({ page, stock, items }) => {
  const [item, same] = pick(items);
  stock.edit({ [item.advertisementID]: { price: { amount: 6_543_200, currency: 'EUR' } } });
  await tell(page, { lowered: [item, same] });
  await openList(page, stock);
  await expect(getCard(page, same)).toContainText(toWas(same));
  await expect(getCard(page, item)).toContainText('65.432');
  await expect(getCard(page, item)).not.toContainText('verlaagd');
  await openItem(page, stock, toPath(items, item));
  await waitForNews(page);
  await expect(page.locator('h1')).toHaveText(toTitle(item));
  await expect(page.getByText(/Prijs verlaagd/)).toHaveCount(0);
});

test('an item is new at the second visit, and not at the first one', async ({ page, stock, items }) => {
  const [item, other] = pick(items);
  await tell(page, { fresh: [item] });
  await openList(page, stock);
  await waitForNews(page);
  await expect(page.getByText(fresh)).toHaveCount(0);
  // The last sign of life was an hour ago.
  await page.evaluate((time) => localStorage.setItem('lastVisit', String(time)), getEarlier());
  await page.addInitScript((time) => {
    if (sessionStorage.getItem('aged') !== null) return;
    sessionStorage.setItem('aged', 'yes');
    localStorage.setItem('lastVisit', String(time));
  }, getEarlier());
  await openList(page, stock);
  await expect(getCard(page, item)).toContainText(fresh);
  await expect(getCard(page, other)).not.toContainText(fresh);
  // The same visit goes on.
  await openList(page, stock);
  await expect(getCard(page, item)).toContainText(fresh);
});

test('storage that is blocked: nothing is new, a lowered price is said', async ({ page, stock, items }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('refused', 'SecurityError');
    };
  });
  const [item, other] = pick(items);
  await tell(page, { lowered: [item], fresh: [other] });
  await openList(page, stock);
  await expect(getCard(page, item)).toContainText(toWas(item));
  await expect(page.getByText(fresh)).toHaveCount(0);
});
