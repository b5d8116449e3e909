import type { Page } from '@playwright/test';

import { expectIds, getChips, getCount, openGroup, openList, withFilters } from './lib/stock-list';
import { expect, test } from './lib/stock-server';

const markup = '<img src=x onerror="window.hacked=true">';

async function expectUnharmed(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  await expect(page.locator('img[src=x]')).toHaveCount(0);
}

test('markup in an address is only text', async ({ page, stock }) => {
  await openList(
    page,
    stock,
    `/occasions?filter-makeName[]=${encodeURIComponent(markup)}&freeTextSearch=${encodeURIComponent(markup)}`,
  );
  await expect(getChips(page)).toHaveText([`‘${markup}’`, `Merk: ${markup}`]);
  await expectUnharmed(page);
  await expect(page.getByText('Geen machine past bij deze filters.')).toBeVisible();
});

test('markup in what the stock API answers is only text', async ({ page, stock }) => {
  stock.answer(async (route, { pagination }) => {
    const item = {
      advertisementID: 1,
      advertiserStockNumber: markup,
      category: { name: 'tractors', longPluralTranslated: { nl: markup } },
      makeName: markup,
      model: '</script><script>window.hacked=true</script>',
      images: [{ url: 'javascript:window.hacked=true' }],
    };
    await route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: {
        results: [item],
        aggregations: { makeName: [{ value: markup, count: 1 }] },
        pagination: { ...pagination, total: 1 },
      },
    });
    return true;
  });
  await openList(page, stock);
  await expect(page.locator('article')).toHaveCount(1);
  await expect(page.locator('article h2')).toContainText(markup);
  await withFilters(page, async (filters) => {
    const makes = await openGroup(filters, 'Merk');
    await makes.getByText(markup).click();
  });
  await expect(getChips(page)).toHaveText([`Merk: ${markup}`]);
  await expectUnharmed(page);
});

test('two thousand values in an address are cut to what a visitor could choose', async ({ page, stock }) => {
  const values = Array.from({ length: 2_000 }, (_, index) => (index === 0 ? 'Fendt' : index.toString(36)));
  // A link within the site: the router asks for page data by the whole address, and servers refuse longer ones.
  await openList(page, stock);
  const asked = stock.asked.length;
  await page.evaluate((search) => {
    window.history.pushState({}, '', `/occasions?filter-makeName[]=${search}`);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, values.join(','));
  await expect.poll(() => stock.asked.length).toBeGreaterThan(asked);
  await expect(getCount(page)).toHaveText('12 machines');
  const [filter] = stock.asked[asked]?.filters ?? [];
  expect(filter !== undefined && 'values' in filter ? filter.values.length : 0).toBe(50);
});

for (const number of ['1e9', '-1']) {
  test(`page ${number} is the first page`, async ({ page, stock, items }) => {
    await openList(page, stock, `/occasions?page=${number}`);
    await expectIds(page, items.slice(0, 24));
    expect(stock.asked.map(({ pagination }) => pagination.from)).toEqual([0]);
  });
}

test('ends of a range that make no sense ask for nothing', async ({ page, stock, items }) => {
  await openList(
    page,
    stock,
    '/occasions?filter-price.amount-min=1e3&filter-constructionYear-max=99999&filter-operatingHours-min=',
  );
  await expectIds(page, items.slice(0, 24));
  expect(stock.asked.map(({ filters }) => filters)).toEqual([[]]);
});

test('broken categories in the storage are dropped and asked for again', async ({ page, stock, items }) => {
  await page.addInitScript(() => {
    if (window.localStorage.getItem('categories') === null)
      window.localStorage.setItem('categories', '{"version":1,"at":');
  });
  await openList(page, stock, '/occasions?filter-category.name[]=tractors');
  await expect(getChips(page)).toHaveText(['Categorie: Tractoren']);
  await expectIds(page, items.filter(({ category }) => category.name === 'tractors').slice(0, 24));
  await expect
    .poll(() => page.evaluate(() => window.localStorage.getItem('categories')))
    .toMatch(/^\{"version":1,"at":\d+,"categories":\[/);
});

test('storage that is blocked changes nothing', async ({ page, stock, items }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });
  await openList(page, stock, '/occasions?filter-category.name[]=tractors');
  await expect(getChips(page)).toHaveText(['Categorie: Tractoren']);
  await page.getByRole('button', { name: 'Lijst' }).click();
  await expect(page.getByRole('button', { name: 'Lijst' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: /^Toon nog/ }).click();
  await expectIds(page, items.filter(({ category }) => category.name === 'tractors').slice(0, 48));
});
