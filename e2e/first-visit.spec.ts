import type { Request } from '@playwright/test';

import { expect, test } from './lib/strict-test';

/** As Lighthouse sees a phone. */
test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });

/** What the first visit of a list may transfer in all, in bytes: page, scripts, data, font, photos, the live answer, and the headers of each. */
const budget = 190_000;

test('the first visit of the list keeps to its budget', async ({ page }) => {
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  await page.goto('/occasions', { waitUntil: 'networkidle' });
  await expect(page.locator('#stock-results')).toHaveAttribute('aria-busy', 'false');
  const sizes = await Promise.all(finished.map((request) => request.sizes()));
  const spent = sizes.map(({ responseBodySize, responseHeadersSize }, index) => ({
    url: finished[index]?.url(),
    bytes: responseBodySize + responseHeadersSize,
  }));
  const urls = spent.map(({ url = '' }) => url);
  // What is counted is a whole visit: photos, and the stock API's answer.
  expect(urls.filter((url) => url.includes('/pictures/')).length).toBeGreaterThanOrEqual(2);
  expect(urls.some((url) => url.endsWith('/items/search/'))).toBe(true);
  const sum = spent.reduce((before, { bytes }) => before + bytes, 0);
  expect(sum, JSON.stringify(spent, null, 1)).toBeLessThanOrEqual(budget);
  console.log(`The first visit of the list: ${String(sum)} bytes.`);
});
