import type { Page, Request, Response } from '@playwright/test';

import { smallest } from '../src/features/stock/hooks/count-in-sight';

import { chooseLanguage } from './lib/language';
import { getLayoutShifts, watchLayoutShifts } from './lib/layout-shifts';
import { expect, test } from './lib/strict-test';

/** Bytes that a list may fetch in advance. */
const budget = 45_000;

type Part = { url: string; request: Request; at: number };

/** Records scripts and data of pages that the page on screen does not name itself: those of other pages. */
function recordParts(page: Page): Part[] {
  const parts: Part[] = [];
  let html = '';
  /** A page's own parts may be asked for before the whole of its HTML is here. */
  const readHtml = async (response: Response) => {
    html = await response.text();
    parts.splice(0, parts.length, ...parts.filter(({ url }) => !html.includes(url)));
  };
  page.on('response', (response) => {
    if (response.request().isNavigationRequest()) void readHtml(response);
  });
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/page-data\/|\.js$/.test(pathname) && !html.includes(pathname))
      parts.push({ url: pathname, request, at: Date.now() });
  });
  return parts;
}

async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );
}

const getCard = (page: Page, index: number) => page.locator('#stock-results article a').nth(index);
const isItemData = ({ url }: Part) => /^\/page-data\/occasions\/[^/]+\/[^/]+\/page-data\.json$/.test(url);

/** When the largest paint of the page was, by the same clock as `Part.at`. */
const getLargestPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(performance.timeOrigin + (list.getEntries().at(-1)?.startTime ?? NaN));
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );

test('a list fetches the machines in sight in advance, within its budget and after its largest paint', async ({
  page,
}) => {
  const parts = recordParts(page);
  await page.goto('/occasions', { waitUntil: 'networkidle' });
  await expect.poll(() => parts.filter(isItemData).length).toBeGreaterThan(0);
  await page.waitForTimeout(1500);
  const sizes = await Promise.all(parts.map(({ request }) => request.sizes()));
  const bytes = sizes.reduce((sum, size) => sum + size.responseBodySize + size.responseHeadersSize, 0);
  const told = parts.map(({ url }, index) => `${url} ${String(sizes[index]?.responseBodySize)}`).join('\n');
  expect(bytes, told).toBeLessThanOrEqual(budget);
  console.log(`Fetched in advance on a list: ${String(bytes)} bytes.`);
  const paint = await getLargestPaint(page);
  expect(parts.filter(({ at }) => at < paint).map(({ url }) => url)).toEqual([]);
});

test('with a wish to save data a list fetches nothing in advance', async ({ page }) => {
  await saveData(page);
  const parts = recordParts(page);
  await page.goto('/occasions', { waitUntil: 'networkidle' });
  await page.waitForTimeout(1500);
  await getCard(page, 0).dispatchEvent('pointerdown', { button: 0 });
  await page.waitForTimeout(500);
  // What is new about machines is for this page, and so is the order of what is sold.
  const texts = await Promise.all(parts.map(async ({ request }) => (await request.response())?.text()));
  const others = parts.filter((_, index) => !/stock-changes|verlaagd|createSoldLastSearch/.test(texts[index] ?? ''));
  expect(others.map(({ url }) => url)).toEqual([]);
  await getCard(page, 0).click();
  await expect(page.locator('main article h1')).toBeVisible();
});

test('a machine in sight opens without a request for its page, with the photo of its card, and nothing moves', async ({
  page,
}) => {
  const parts = recordParts(page);
  await watchLayoutShifts(page);
  await page.goto('/occasions', { waitUntil: 'networkidle' });
  await expect.poll(() => parts.filter(isItemData).length).toBeGreaterThan(0);
  await page.waitForTimeout(500);
  const before = parts.length;
  const photo = await page
    .locator('#stock-results article img')
    .first()
    .evaluate((image: HTMLImageElement) => image.currentSrc);
  // The large photo never comes.
  await page.route(/[?&]w=(480|720|960|1280|1600)\b/, () => undefined);
  const path = (await getCard(page, 0).getAttribute('href')) ?? '';
  await getCard(page, 0).click();
  await expect(page.locator('main article h1')).toBeVisible();
  const after = parts.slice(before);
  expect(after.map(({ url }) => url).filter((url) => url.includes(path))).toEqual([]);
  // Whether somebody answers, and what paper says, come when there is time.
  const scripts = after.filter(({ url }) => url.endsWith('.js'));
  const texts = await Promise.all(scripts.map(async ({ request }) => (await request.response())?.text()));
  const own = scripts.filter((_, index) => !/toOpeningWords|fillPaper|QrCode/.test(texts[index] ?? ''));
  expect(own.map(({ url }) => url)).toEqual([]);
  const main = page.locator('main article a[aria-haspopup=dialog] img').first();
  const background = await main.evaluate((image) => getComputedStyle(image).backgroundImage);
  expect(background).toBe(`url("${photo}")`);
  await page.waitForTimeout(500);
  expect(await getLayoutShifts(page)).toEqual([]);
});

test('Back shows the photos that were there, in the first frame', async ({ page }) => {
  await page.goto('/occasions', { waitUntil: 'networkidle' });
  const first = await page
    .locator('#stock-results article img')
    .first()
    .evaluate((image: HTMLImageElement) => image.src);
  await getCard(page, 0).click();
  await expect(page.locator('main article h1')).toBeVisible();
  await page.evaluate(() => {
    // Runs in the first frame that has the list.
    const look = () => {
      const images = [...document.querySelectorAll<HTMLImageElement>('#stock-results article img')];
      if (images.length === 0) requestAnimationFrame(look);
      else
        Object.assign(window, {
          firstFrame: images.filter(({ complete }) => complete).map(({ src }) => src),
        });
    };
    requestAnimationFrame(look);
  });
  await page.goBack();
  await expect(getCard(page, 0)).toBeVisible();
  expect(await page.evaluate<string[]>('window.firstFrame')).toContain(first);
});

test('home fetches the list that it leads to in advance', async ({ page }) => {
  const parts = recordParts(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect.poll(() => parts.map(({ url }) => url)).toContain('/page-data/occasions/page-data.json');
});

test('the page in another language is there before it is chosen', async ({ page }) => {
  const parts = recordParts(page);
  await page.goto('/vacatures', { waitUntil: 'networkidle' });
  await page.waitForTimeout(1000);
  await page.locator('header details summary').filter({ hasText: 'NL' }).click();
  await expect.poll(() => parts.map(({ url }) => url)).toContain('/page-data/de/stellenangebote/page-data.json');
  await page.waitForTimeout(500);
  const before = parts.length;
  await page.keyboard.press('Escape');
  await chooseLanguage(page, 'de');
  await expect(page.locator('main h1')).toHaveText('Arbeiten bei Veldkamp');
  // What paper says is loaded some seconds after the page.
  const texts = await Promise.all(parts.slice(before).map(async ({ request }) => (await request.response())?.text()));
  const others = parts.slice(before).filter((_, index) => !/fillPaper|QrCode/.test(texts[index] ?? ''));
  expect(others.map(({ url }) => url)).toEqual([]);
});

test('any other page is on its way when its link is pressed', async ({ page }) => {
  await page.goto('/vacatures', { waitUntil: 'networkidle' });
  await page.waitForTimeout(1000);
  const data = page.waitForRequest('**/page-data/contact/page-data.json');
  await page.locator('header a[href="/contact"]').first().dispatchEvent('pointerdown', { button: 0 });
  await data;
});

test('a list opens from the home page with its first photo there already', async ({ page }) => {
  const photos: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') photos.push(request.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const link = page.locator('main a[href="/occasions"]').first();
  await link.scrollIntoViewIfNeeded();
  await page.waitForTimeout(2500);
  const before = [...photos];
  await link.click();
  const photo = page.locator('#stock-results article img').first();
  await expect(photo).toBeVisible();
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
  const shown = await photo.evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(before).toContain(shown);
  expect(photos.filter((url) => url === shown)).toHaveLength(1);
});

test('no card or row is lower than the count of what is in sight assumes', async ({ page }) => {
  await page.goto('/occasions', { waitUntil: 'networkidle' });
  for (const [size, view, width] of [
    ['grid', 'grid', 390],
    ['grid', 'grid', 1440],
    ['list', 'list', 390],
    ['list', 'list', 1339],
    ['columns', 'list', 1340],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate((chosen) => (document.documentElement.dataset.stockView = chosen), view);
    const heights = await page
      .locator('#stock-results > ul > li')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(10);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(smallest[size].height);
  }
});
