import type { Page } from '@playwright/test';

import { getLayoutShifts, watchLayoutShifts } from './lib/layout-shifts';
import {
  expectIds,
  getChips,
  getCount,
  getShownIds,
  openGroup,
  openList,
  toListedIds,
  setBox,
  withFilters,
} from './lib/stock-list';
import { expect, test } from './lib/stock-server';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the HTML has 24 machines, their filters and the way to more', async ({ page }) => {
    await page.goto('/occasions');
    await expect(page.locator('article')).toHaveCount(24);
    await expect(getCount(page)).toHaveText('240 machines');
    const filters = page.locator('section[aria-label=Filters]');
    await expect(filters.getByText('Fendt')).toHaveCount(1);
    await expect(filters.locator('summary')).toContainText(['Categorie', 'Merk', 'Prijs', 'Bouwjaar', 'Draaiuren']);
    await expect(page.getByRole('link', { name: 'Toon nog 24 machines' })).toHaveAttribute('href', '/occasions?page=2');
    // A search before scripts have come alive; where none will, it would find everything.
    const search = page.locator('form[role=search]');
    await expect(search).toHaveAttribute('action', '/occasions');
    await expect(search).toBeHidden();
  });
});

/** Which of the photos in a list have been loaded, by their place in it. */
const getLoaded = (page: Page) =>
  page
    .locator('#stock-results article img')
    .evaluateAll((photos: HTMLImageElement[]) =>
      photos.flatMap(({ complete, naturalWidth }, index) => (complete && naturalWidth > 0 ? [index] : [])),
    );

test('a phone loads the photos of two machines, and more as soon as somebody touches the page', async ({
  page,
  stock,
  isMobile,
}) => {
  test.skip(!isMobile, 'Wide screens show more machines at once.');
  await openList(page, stock);
  await expect.poll(() => getLoaded(page)).toEqual([0, 1]);
  await page.waitForTimeout(500);
  expect(await getLoaded(page)).toEqual([0, 1]);
  await page.touchscreen.tap(5, 300);
  await expect.poll(async () => (await getLoaded(page)).length).toBeGreaterThan(2);
});

test('the live list takes the place of the built one, and nothing moves', async ({ page, stock, items }) => {
  await watchLayoutShifts(page);
  await openList(page, stock);
  await expectIds(page, items, 0, 24);
  expect(await getLayoutShifts(page)).toEqual([]);
});

test('a price and a status that changed since the build are shown at once, and nothing moves', async ({
  page,
  stock,
  items,
}) => {
  const [first = '', second = ''] = toListedIds(items);
  stock.edit({
    [first]: { status: 'sold' },
    [second]: {
      price: { amount: 5_790_000, currency: 'EUR' },
      pricing: { type: 'fixed', vat: 'btw' },
      status: 'reserved',
    },
  });
  await watchLayoutShifts(page);
  await openList(page, stock);
  const cards = page.locator('article');
  // What is sold has no price, and keeps its place before a visitor's eyes.
  await expect(cards.first()).toContainText('Verkocht');
  await expect(cards.first()).not.toContainText('€');
  await expect(cards.nth(1)).toContainText('€ 57.900');
  await expect(cards.nth(1)).toContainText('Gereserveerd');
  expect(await getLayoutShifts(page)).toEqual([]);
});

test('a machine that is gone makes room for the next, and one that is new comes first', async ({
  page,
  stock,
  items,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every screen');
  const [first, second, ...others] = items;
  stock.edit({
    [String(first?.advertisementID)]: null,
    900_001: { ...second, advertisementID: 900_001, createdDate: new Date().toISOString() },
  });
  await openList(page, stock);
  await expectIds(page, [...(second ? [{ ...second, advertisementID: 900_001 }, second] : []), ...others], 0, 24);
});

test('while an answer is under way the old list stays, marked busy', async ({ page, stock, items, isMobile }) => {
  test.skip(isMobile, 'the same on every screen');
  await openList(page, stock);
  const results = page.locator('#stock-results');
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  stock.answer(() => released.then(() => false));
  await page.getByLabel('Sorteren op').selectOption({ label: 'Prijs: hoog naar laag' });
  await expect(results).toHaveAttribute('aria-busy', 'true');
  await expect(results).toHaveAttribute('data-slow', 'true');
  expect(await getShownIds(page)).toEqual(toListedIds(items, 0, 24));
  release();
  await expect(results).toHaveAttribute('aria-busy', 'false');
  await expect.poll(() => getShownIds(page)).not.toContain(String(items[0]?.advertisementID));
});

test('what was found a moment ago comes back without asking again', async ({ page, stock, items, isMobile }) => {
  test.skip(isMobile, 'the same on every screen');
  await openList(page, stock);
  const toggle = (value: boolean) =>
    withFilters(page, async (filters) => {
      const makes = await openGroup(filters, 'Merk');
      await setBox(makes.getByRole('checkbox', { name: /^Fendt / }), value);
    });
  await toggle(true);
  await expect(getCount(page)).toHaveText('12 machines');
  await stock.settled();
  await toggle(false);
  await expectIds(page, items, 0, 24);
  await stock.settled();
  const asked = stock.asked.length;
  await page.goBack();
  await expect(getCount(page)).toHaveText('12 machines');
  await page.goForward();
  await expectIds(page, items, 0, 24);
  expect(stock.asked).toHaveLength(asked);
});

test('what is pressed and filled in before the page is alive is done when it is', async ({ page, stock, isMobile }) => {
  // Scripts come when all this is done.
  let letScripts = (): void => undefined;
  const scripts = new Promise<void>((resolve) => {
    letScripts = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await scripts;
    await route.continue();
  });
  await page.goto('/occasions', { waitUntil: 'commit' });
  const sort = page.getByRole('combobox', { name: 'Sorteren' });
  await sort.selectOption({ label: 'Prijs: laag naar hoog' });
  if (isMobile) {
    const button = page.getByRole('button', { name: 'Filters' });
    await button.tap();
    await button.tap();
    letScripts();
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
    await expect(page).toHaveURL(/sortBy=/);
    return;
  }
  const filters = page.getByRole('region', { name: 'Filters' });
  await (await openGroup(filters, 'Merk')).getByRole('checkbox', { name: /^Fendt/ }).check();
  await (await openGroup(filters, 'Bouwjaar')).getByLabel('vanaf').fill('2016');
  letScripts();
  await expect(page).toHaveURL(/sortBy=/);
  await expect(page).toHaveURL(/Fendt/);
  await expect(page).toHaveURL(/2016/);
  await stock.settled();
  await expect(getChips(page)).toHaveCount(2);
  await expect(filters.getByRole('checkbox', { name: /^Fendt/ })).toBeChecked();
});
