import type { Page } from '@playwright/test';

import { expectIds, getChips, openGroup, openList, withFilters } from './lib/stock-list';
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
  await expect(page.getByText('Geen machine past bij deze zoekopdracht.')).toBeVisible();
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

test('broken categories in the storage are dropped and asked for again', async ({ page, stock, items }) => {
  await page.addInitScript(() => {
    if (window.localStorage.getItem('categories') === null)
      window.localStorage.setItem('categories', '{"version":1,"at":');
  });
  await openList(page, stock, '/occasions?filter-category.name[]=tractors');
  await expect(getChips(page)).toHaveText(['Categorie: Tractoren']);
  await expectIds(
    page,
    items.filter(({ category }) => category.name === 'tractors'),
    0,
    24,
  );
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
  await expectIds(
    page,
    items.filter(({ category }) => category.name === 'tractors'),
    0,
    48,
  );
});
