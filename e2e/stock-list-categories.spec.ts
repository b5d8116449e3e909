import type { Request } from '@playwright/test';

import { openList } from './lib/stock-list';
import { expect, test } from './lib/stock-server';

const isCategories = (request: Request) => new URL(request.url()).pathname === '/v1/categories/';

test('the API’s categories are asked for once somebody is about to filter, and not before', async ({
  page,
  stock,
  isMobile,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (isCategories(request)) asked.push(request.method());
  });
  await openList(page, stock);
  await page.mouse.wheel(0, 800);
  await page.waitForTimeout(300);
  expect(asked).toEqual([]);
  if (isMobile) await page.getByRole('button', { name: 'Filters' }).focus();
  else await page.locator('section[aria-label=Filters]').hover();
  await expect.poll(() => asked).toEqual(['GET']);
});

test('a category that the built page does not name has the API asked at once', async ({ page, stock, items }) => {
  const [first] = items;
  stock.edit({ [String(first?.advertisementID)]: { category: { name: 'airships', longPluralTranslated: {} } } });
  const asked = page.waitForRequest(isCategories);
  await openList(page, stock);
  await asked;
});
