import type { CatalogueItem } from '../sandbox/catalogue/catalogue-item';

import { getLayoutShifts, watchLayoutShifts } from './lib/layout-shifts';
import { expectIds, getCount, getLastPageRequest, getSearch, getShownIds, isForPart, openList } from './lib/stock-list';
import { expect, test } from './lib/stock-server';

const more = { name: /^Toon nog \d+ machines?$/ };

type Key = number | string;

const keys = {
  constructionYear: ({ constructionYear }: CatalogueItem): Key | undefined => constructionYear,
  'price.amount': ({ price }: CatalogueItem): Key | undefined => price?.amount,
};

// All of them are in `sort-select.test.tsx`.
for (const [label, search, property, order] of [
  ['Bouwjaar: oud naar nieuw', 'constructionYear-asc', 'constructionYear', 'asc'],
  ['Prijs: hoog naar laag', 'price_amount-desc', 'price.amount', 'desc'],
] as const) {
  test(`the list can be ordered: ${label}`, async ({ page, stock, items }) => {
    await openList(page, stock);
    await page.getByLabel('Sorteren op').selectOption({ label });
    await expect(page).toHaveURL(`/occasions?sortBy=${search}`);
    const getKey = keys[property];
    const compare = (one: Key, other: Key) => (one < other ? -1 : Number(one > other)) * (order === 'asc' ? 1 : -1);
    // What can be bought fills the first page; of equal machines any may come first.
    const sorted = items
      .flatMap((item) => (item.status === 'sold' ? [] : (getKey(item) ?? [])))
      .sort(compare)
      .slice(0, 24);
    const byId = new Map(items.map((item) => [String(item.advertisementID), item]));
    const getKeys = async () =>
      (await getShownIds(page)).flatMap((id) => {
        const item = byId.get(id);
        return item === undefined || item.status === 'sold' ? [] : (getKey(item) ?? []);
      });
    await expect.poll(getKeys, { intervals: [30] }).toEqual(sorted);
    await expect.poll(() => getLastPageRequest(stock.asked)?.sort).toEqual([{ property, order }]);
    await page.getByLabel('Sorteren op').selectOption({ label: 'Nieuwste eerst' });
    await expectIds(page, items, 0, 24);
    expect(getSearch(page)).toBe('');
  });
}

test('more machines come 24 at a time, and the focus goes on where the list goes on', async ({
  page,
  stock,
  items,
}) => {
  await openList(page, stock);
  const foot = page.getByText(/van 240 machines getoond$/);
  for (const shown of [24, 48, 72]) {
    await expectIds(page, items, 0, shown);
    await expect(getCount(page)).toHaveText('240 machines');
    await expect(foot).toHaveText(`${String(shown)} van 240 machines getoond`);
    if (shown > 24) {
      const first = page.locator('#stock-results article').nth(shown - 24);
      await expect(first.getByRole('link')).toBeFocused();
    }
    if (shown < 72) await page.getByRole('link', more).click();
  }
  expect(getSearch(page)).toBe('?page=3');
  // A page more is one request, for what can be bought; the first one may be two.
  const sent = stock.asked.map(({ pagination, aggregations }) => [pagination.from, aggregations !== undefined]);
  expect(sent.filter(([from]) => Number(from) >= 24)).toEqual([
    [24, false],
    [48, false],
  ]);
  expect(sent.filter(([, hasFacets]) => hasFacets)).toHaveLength(1);
  expect(stock.asked.slice(1).every(isForPart)).toBe(true);
});

test('the last page offers no more, and says how many it has', async ({ page, stock }) => {
  await openList(page, stock, '/occasions?filter-makeName[]=Fendt,Claas');
  await expect(page.getByRole('link', { name: 'Toon nog 5 machines' })).toHaveAttribute('href', /&page=2$/);
  await page.getByRole('link', { name: 'Toon nog 5 machines' }).click();
  await expect(page.getByText('29 van 29 machines getoond')).toBeVisible();
  await expect(page.getByRole('link', more)).toHaveCount(0);
});

test('a later page opens by its address, with the way back to those before', async ({ page, stock, items }) => {
  await openList(page, stock, '/occasions?page=3');
  await expectIds(page, items, 48, 72);
  const previous = page.getByRole('link', { name: 'Toon de vorige 24' });
  await expect(previous).toHaveAttribute('href', '/occasions?page=2');
  await expect(page.getByRole('link', more)).toHaveAttribute('href', '/occasions?page=4');
  await previous.click();
  await expectIds(page, items, 24, 72);
});

test('the link for more opens in another tab as a page of its own', async ({ page, stock, items, context }) => {
  await openList(page, stock);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', more).click({ modifiers: ['ControlOrMeta'] });
  // A new tab has no address of its own for a moment.
  await (await opened).waitForURL((url) => url.search === '?page=2');
  await expectIds(page, items, 0, 24);
});

test('a page beyond the last shows the last one', async ({ page, stock, items }) => {
  await openList(page, stock, '/occasions?page=400');
  await expectIds(page, items, 216, 240);
  await expect(page).toHaveURL('/occasions?page=10');
});

test('a list instead of tiles is kept over a reload, from the first paint on', async ({ page, stock }) => {
  await watchLayoutShifts(page);
  await openList(page, stock);
  const first = page.locator('#stock-results article').first();
  const tile = await first.boundingBox();
  await page.getByRole('button', { name: 'Lijst' }).click();
  await expect(page.getByRole('button', { name: 'Lijst' })).toHaveAttribute('aria-pressed', 'true');
  const row = await first.boundingBox();
  expect(row?.height).toBeLessThan(tile?.height ?? 0);
  stock.asked.length = 0;
  await page.reload();
  await stock.settled();
  await expect(page.getByRole('button', { name: 'Lijst' })).toHaveAttribute('aria-pressed', 'true');
  expect(await first.boundingBox()).toEqual(row);
  expect(await getLayoutShifts(page)).toEqual([]);
});

test('printed it is its machines and what they were chosen by, with nothing else to press or to fill in', async ({
  page,
  stock,
}) => {
  await openList(page, stock, '/occasions?filter-makeName[]=Fendt');
  await page.emulateMedia({ media: 'print' });
  const fields = page.locator('main').locator('button, input, select, summary').filter({ visible: true });
  for (const width of [390, 794, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(fields).toHaveText(['Merk: Fendt']);
    await expect(fields.locator('svg')).toBeHidden();
    await expect(page.locator('#stock-results article').last()).toBeVisible();
  }
});
