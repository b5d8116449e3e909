import { expect, test } from '@playwright/test';

import { getFirstHref } from './lib/links';
import { collectProblems } from './lib/problems';

test('a list shows 24 machines, and its page links the next 24', async ({ page }) => {
  const problems = collectProblems(page);
  await page.goto('/occasions');
  await expect(page.locator('article')).toHaveCount(24);
  await expect(page.getByRole('status')).toHaveText('240 machines');
  const first = await page.locator('article :is(h2, h3)').first().innerText();
  await page.getByRole('link', { name: 'Pagina 2' }).click();
  await expect(page).toHaveURL('/occasions?page=2');
  await expect(page.getByRole('status')).toHaveText('240 machines');
  await expect(page.locator('article')).toHaveCount(24);
  await expect(page.locator('article :is(h2, h3)').first()).not.toHaveText(first);
  expect(problems).toEqual([]);
});

test('a later page opens by its address, and its machines have pages', async ({ page }) => {
  const problems = collectProblems(page);
  await page.goto('/de/anlasse?page=10');
  await expect(page.locator('[aria-busy=false] article')).toHaveCount(24);
  await expect(page.locator('a[aria-current=page]', { hasText: '10' })).toBeVisible();
  const link = page.locator('article :is(h2, h3) a').last();
  const title = await link.innerText();
  await link.click();
  await expect(page.locator('h1')).toHaveText(title);
  expect(problems).toEqual([]);
});

test('a category lists its own machines only, later pages too', async ({ page }) => {
  await page.goto('/en/occasions/tractors?page=2');
  await expect(page.locator('[aria-busy=false]')).toBeVisible();
  const hrefs = await page
    .locator('article :is(h2, h3) a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.length).toBeGreaterThan(0);
  expect(hrefs.filter((href) => !href.startsWith('/en/occasions/tractors/'))).toEqual([]);
});

test('when the stock cannot be loaded the list says so, and trying again works', async ({ page }) => {
  const broken = (url: URL) => url.pathname.endsWith('/items/search/');
  await page.route(broken, (route) => route.fulfill({ status: 500, body: '{"message":"down"}' }));
  await page.goto('/en/occasions?page=2');
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await expect(page.getByText('there is currently no stock')).toHaveCount(0);
  await page.unroute(broken);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.locator('article')).toHaveCount(24);
});

test('the languages of a category page lead to the same category', async ({ page }) => {
  await page.goto('/occasions/maaidorsers');
  await page.getByRole('link', { name: 'DE', exact: true }).click();
  await expect(page).toHaveURL('/de/anlasse/maehdrescher');
  await expect(page.locator('h1')).toHaveText('Mähdrescher');
});

test('categories whose names are alike in a language both have a page', async ({ page, request }) => {
  for (const path of ['/de/anlasse/anhaenger', '/de/anlasse/anhaenger-trailers']) {
    expect((await request.get(path)).status()).toBe(200);
    await page.goto(path);
    await expect(page.locator('article').first()).toBeVisible();
  }
});

test('a photo that fails to load becomes a placeholder', async ({ page, request }) => {
  const path = await getFirstHref(request, '/occasions', /\/occasions\/[^/]+\/[^/?]+-\d+$/);
  await page.route('**/pictures/**', (route) => route.abort());
  await page.goto(path);
  await expect(page.getByText('Nog geen foto').first()).toBeVisible();
});
