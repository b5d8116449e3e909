import type { Page } from '@playwright/test';

import { getItem, isOrdinary, openItem, toPath, toTitle } from './lib/stock-item';
import { openList } from './lib/stock-list';
import { expect, test } from './lib/stock-server';

/** What a page tells search engines of a type, as it is now. */
async function getData(page: Page, type: string): Promise<Record<string, unknown>> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const found = texts.map((text) => JSON.parse(text) as Record<string, unknown>).find((data) => data['@type'] === type);
  if (found === undefined) throw new Error(`The page says nothing of the type ${type}.`);
  return found;
}

test('a filtered list is not to be indexed, and is the clean list again when the filter goes', async ({
  page,
  stock,
}) => {
  const robots = page.locator('meta[name=robots]');
  await openList(page, stock, '/occasions?filter-makeName[]=Fendt&sortBy=price_amount-asc');
  await expect(robots).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', 'https://dealer.example/occasions');
  await page.getByRole('button', { name: /^Filter verwijderen: / }).click();
  await page.getByLabel('Sorteren op').selectOption({ index: 0 });
  await expect(robots).toHaveCount(0);
});

test('the second page of a list may be found, and the first leads to it', async ({ page, stock }) => {
  await openList(page, stock, '/occasions?page=2');
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  const html = await (await page.request.get('/occasions')).text();
  expect(html).toContain('href="/occasions?page=2"');
});

test('what a page says of a machine follows what the stock says now', async ({ page, stock, items }) => {
  const item = getItem(items, isOrdinary);
  stock.edit({ [item.advertisementID]: { status: 'sold', price: { amount: 1234500, currency: 'EUR' } } });
  await openItem(page, stock, toPath(items, item));
  await expect
    .poll(async () => (await getData(page, 'Product')).offers)
    .toMatchObject({ price: 12345, availability: 'https://schema.org/SoldOut' });
});

test('a machine has a picture of its own for whoever shares it, in each language', async ({ page, items }) => {
  const item = getItem(items, isOrdinary);
  const pictures = new Set<string>();
  for (const locale of ['nl', 'en', 'de'] as const) {
    const html = await (await page.request.get(toPath(items, item, locale))).text();
    const address = /property="og:image" content="https:\/\/dealer\.example([^"]+)"/.exec(html)?.[1] ?? '';
    const answer = await page.request.get(address);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/jpeg']);
    expect(html).toContain(`property="og:image:alt" content="${toTitle(item)}"`);
    pictures.add(address);
  }
  expect(pictures.size).toBe(3);
});

/** Until React has taken the built page over: it marks what it has. */
async function waitUntilAlive(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  const isMarked = () => heading.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react')));
  await expect.poll(isMarked).toBe(true);
}

test('the company is described where visitors look for it, open vacancies where they are', async ({ page }) => {
  await page.goto('/');
  await waitUntilAlive(page);
  expect(await getData(page, 'WebSite')).toMatchObject({ potentialAction: { '@type': 'SearchAction' } });
  await page.goto('/contact');
  await waitUntilAlive(page);
  expect(await getData(page, 'LocalBusiness')).toMatchObject({
    openingHoursSpecification: expect.arrayContaining([expect.objectContaining({ opens: '08:00' })]),
    specialOpeningHoursSpecification: expect.arrayContaining([
      expect.objectContaining({ validFrom: '2026-12-25', opens: '00:00', closes: '00:00' }),
    ]),
  });
  await page.goto('/vacatures/vacancy-workshop-mechanic');
  expect(await getData(page, 'JobPosting')).toMatchObject({ datePosted: expect.any(String) });
});

test('feeds and icons are there, and a list tells where', async ({ page }) => {
  await page.goto('/sectoren/landbouw/occasions');
  for (const href of ['/feeds/nl/agriculture.xml', '/feeds/nl/agriculture.json', '/manifest.json', '/icons/180.png']) {
    await expect(page.locator(`head link[href="${href}"]`)).toHaveCount(1);
    expect((await page.request.get(href)).status()).toBe(200);
  }
  expect((await page.request.get('/favicon.ico')).headers()['content-type']).toContain('icon');
  const link = page.getByRole('link', { name: 'JSON: alles in ‘Occasions landbouw’' });
  await expect(link).toHaveAttribute('href', '/feeds/nl/agriculture.json');
});

test('the site can be installed: a window that keeps Back, and an icon that telephones may cut', async ({ page }) => {
  type Manifest = { id: string; display: string; icons: { src: string; sizes: string; purpose?: string }[] };
  const manifest = (await (await page.request.get('/manifest.json')).json()) as Manifest;
  expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'minimal-ui' });
  for (const { src, sizes } of manifest.icons.filter((icon) => icon.sizes !== 'any')) {
    await page.goto(src);
    const picture = page.locator('img');
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth), src).toBe(Number.parseInt(sizes));
  }
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  const session = await page.context().newCDPSession(page);
  await page.goto('/');
  const { errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // What tests see may be a window that forgets everything, and nobody installs from there.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});
