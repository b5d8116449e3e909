import type { Page } from '@playwright/test';

import { getLayoutShifts, watchLayoutShifts } from './lib/layout-shifts';
import { expectIds, getChips, getCount, ofMake, openGroup, openList, withFilters } from './lib/stock-list';
import { expect, test, type StockServer } from './lib/stock-server';

const indexPath = '**/stock-index.json';

/** The stock API takes its time from now on, until it is released. */
function hold(stock: StockServer): () => void {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  stock.answer(() => released.then(() => false));
  return release;
}

/** A visitor comes near the filters, and the index with it. */
async function showIntent(page: Page, isMobile: boolean): Promise<void> {
  const fetched = page.waitForResponse(indexPath);
  if (isMobile) await page.getByRole('button', { name: 'Filters' }).focus();
  else await page.locator('section[aria-label=Filters]').hover();
  await (await fetched).finished();
  // It is read in a task of its own.
  await page.waitForTimeout(200);
}

const tickMake = (page: Page, make: string) =>
  withFilters(page, async (filters) => {
    const makes = await openGroup(filters, 'Merk');
    await makes.getByRole('checkbox', { name: new RegExp(`^${make}\\b`) }).check();
  });

const results = (page: Page) => page.locator('#stock-results');

test('the index is fetched once somebody is about to filter, and not before', async ({ page, stock, isMobile }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/stock-index.json')) asked.push(request.method());
  });
  await openList(page, stock);
  await page.mouse.wheel(0, 800);
  await page.getByLabel('Sorteren op').selectOption({ label: 'Langst geplaatst eerst' });
  await stock.settled();
  expect(asked).toEqual([]);
  await showIntent(page, isMobile);
  await page.getByRole('combobox', { name: 'Zoeken in de voorraad' }).focus();
  await tickMake(page, 'Fendt');
  await stock.settled();
  expect(asked).toEqual(['GET']);
});

test('a filter shows its machines and numbers while the stock API is still being asked; its answer changes nothing', async ({
  page,
  stock,
  items,
  isMobile,
}) => {
  await watchLayoutShifts(page);
  await openList(page, stock);
  await showIntent(page, isMobile);
  const release = hold(stock);
  await tickMake(page, 'Fendt');
  const meant = ofMake(items, 'Fendt');
  await expectIds(page, meant, 0, 24);
  await expect(getCount(page)).toHaveText(`${String(meant.length)} machines`);
  await expect(getChips(page)).toHaveText(['Merk: Fendt']);
  await expect(results(page)).toHaveAttribute('aria-busy', 'false');
  await expect(results(page)).toHaveAttribute('data-slow', 'false');
  await expect(results(page)).toHaveAttribute('data-unconfirmed', 'true');
  expect(stock.asked.at(-1)?.filters).toEqual([]);
  expect(stock.asked.at(-2)?.filters).toEqual([{ property: 'makeName', values: ['Fendt'] }]);
  // The photos are there, too, and all settles before the answer comes.
  await expect(page.locator('#stock-results article img').first()).toHaveAttribute('src', /^http/);
  await page.waitForTimeout(600);
  await watchChanges(page);
  release();
  await stock.settled();
  await expect(results(page)).toHaveAttribute('data-unconfirmed', 'false');
  await expectIds(page, meant, 0, 24);
  expect(await getChanges(page)).toEqual([]);
  expect(await getLayoutShifts(page)).toEqual([]);
});

/** From now on remembers which elements of list, count and filters are added, removed or get another text. */
async function watchChanges(page: Page): Promise<void> {
  await page.evaluate(() => {
    const changes: string[] = [];
    Object.assign(window, { changes });
    const observer = new MutationObserver((records) => {
      for (const { type, target } of records) changes.push(`${type} ${target.nodeName} ${target.textContent ?? ''}`);
    });
    for (const part of document.querySelectorAll('#stock-results, main [role=status], section[aria-label=Filters]'))
      observer.observe(part, { childList: true, characterData: true, subtree: true });
  });
}

const getChanges = (page: Page) => page.evaluate(() => (window as unknown as { changes: string[] }).changes);

test('where the stock has changed since the build, the live answer wins; other cards stay as they are', async ({
  page,
  stock,
  items,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every screen');
  await openList(page, stock);
  await showIntent(page, isMobile);
  const all = ofMake(items, 'Claas');
  const [gone, changed, ...others] = all;
  stock.edit({
    [String(gone?.advertisementID)]: null,
    [String(changed?.advertisementID)]: { price: { amount: 1_234_500, currency: 'EUR' }, pricing: { type: 'fixed' } },
  });
  const release = hold(stock);
  await tickMake(page, 'Claas');
  await expectIds(page, all, 0, 24);
  const kept = await page.locator(`[data-anchor="${String(others[0]?.advertisementID)}"] article`).elementHandle();
  release();
  await expectIds(page, all.slice(1), 0, 24);
  await expect(getCount(page)).toHaveText(`${String(others.length + 1)} machines`);
  await expect(page.locator('#stock-results article').first()).toContainText('€ 12.345');
  expect(await kept.evaluate((element) => element.isConnected)).toBe(true);
});

test('when the stock API fails, the machines of the index stay, and it is said what they are', async ({
  page,
  stock,
  items,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every screen');
  await openList(page, stock);
  await showIntent(page, isMobile);
  stock.misbehave({ kind: 'status', status: 500 });
  await tickMake(page, 'Fendt');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Hieronder staat de lijst volgens de laatste bijwerking van de site.');
  const meant = ofMake(items, 'Fendt');
  await expectIds(page, meant, 0, 24);
  stock.behave();
  await page.getByRole('button', { name: 'Probeer het opnieuw' }).click();
  await expect(alert).toBeEmpty();
  await expectIds(page, meant, 0, 24);
});

for (const [name, fulfil] of [
  ['missing', { status: 404, body: 'Not found' }],
  ['broken', { status: 200, contentType: 'application/json', body: '{"version":1,"size":240,"kinds":[]}' }],
  ['of another version', { status: 200, contentType: 'application/json', body: '{"version":99,"size":240}' }],
  ['switched off', { status: 200, contentType: 'application/json', body: '{"version":1,"size":null}' }],
] as const) {
  test(`an index that is ${name} leaves the list to the stock API, as before`, async ({
    page,
    stock,
    items,
    isMobile,
  }) => {
    test.skip(isMobile, 'the same on every screen');
    await page.route(indexPath, (route) => route.fulfill(fulfil));
    await openList(page, stock);
    await showIntent(page, isMobile);
    const release = hold(stock);
    await tickMake(page, 'Fendt');
    await expect(results(page)).toHaveAttribute('aria-busy', 'true');
    await expectIds(page, items, 0, 24);
    release();
    await expectIds(page, ofMake(items, 'Fendt'), 0, 24);
    await expect(results(page)).toHaveAttribute('aria-busy', 'false');
  });
}

test('an index that comes late still comes before a slow stock API', async ({ page, stock, items, isMobile }) => {
  test.skip(isMobile, 'on a phone the sheet counts first');
  let deliver = (): void => undefined;
  const delivered = new Promise<void>((resolve) => (deliver = resolve));
  await page.route(indexPath, async (route) => {
    await delivered;
    await route.continue();
  });
  await openList(page, stock);
  const release = hold(stock);
  await tickMake(page, 'Fendt');
  await expect(results(page)).toHaveAttribute('aria-busy', 'true');
  await expectIds(page, items, 0, 24);
  deliver();
  await expectIds(page, ofMake(items, 'Fendt'), 0, 24);
  await expect(results(page)).toHaveAttribute('aria-busy', 'false');
  release();
  await stock.settled();
});

test('an index of another time is not asked any more', async ({ page, stock, items, isMobile }) => {
  test.skip(isMobile, 'on a phone the sheet counts first');
  const sold = ofMake(items, 'Claas');
  expect(sold.length).toBeGreaterThan(12);
  stock.edit(Object.fromEntries(sold.map(({ advertisementID }) => [String(advertisementID), null])));
  const left = items.filter((item) => !sold.includes(item));
  await openList(page, stock);
  await showIntent(page, isMobile);
  const release = hold(stock);
  await tickMake(page, 'Fendt');
  await expect(results(page)).toHaveAttribute('aria-busy', 'true');
  await expectIds(page, left, 0, 24);
  release();
  await expectIds(page, ofMake(left, 'Fendt'), 0, 24);
});

test('words that may be parts of words, and a list of nothing, are left to the stock API', async ({
  page,
  stock,
  items,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every screen');
  await openList(page, stock);
  await showIntent(page, isMobile);
  const search = page.getByRole('combobox', { name: 'Zoeken in de voorraad' });
  const release = hold(stock);
  await search.fill('fendt');
  await search.press('Enter');
  await expectIds(page, ofMake(items, 'Fendt'), 0, 24);
  for (const words of ['fen', 'qqq']) {
    await search.fill(words);
    await search.press('Enter');
    await expect(results(page)).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByText('Geen machine past bij deze zoekopdracht.')).toHaveCount(0);
    await expectIds(page, ofMake(items, 'Fendt'), 0, 24);
  }
  release();
  await expect(page.getByText('Geen machine past bij deze zoekopdracht.')).toBeVisible();
});

test('the sheet of a phone counts from the index', async ({ page, stock, items, isMobile }) => {
  test.skip(!isMobile, 'only phones have it');
  await openList(page, stock);
  await showIntent(page, isMobile);
  const release = hold(stock);
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await (await openGroup(sheet, 'Merk')).getByRole('checkbox', { name: /^Fendt\b/ }).check();
  const count = ofMake(items, 'Fendt').length;
  const apply = sheet.getByRole('button', { name: `Toon ${String(count)} machines` });
  await expect(apply).toHaveAttribute('aria-busy', 'false');
  release();
  await stock.settled();
  await expect(apply).toBeVisible();
});
