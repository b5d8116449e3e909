import { expect, test, type Page } from '@playwright/test';

/** How far the last heading of the page's content is from the top of the window, in pixels. */
const getPlace = (page: Page) =>
  page
    .locator('main h2')
    .last()
    .evaluate((heading) => Math.round(heading.getBoundingClientRect().top));

/** Resolves when the page has stayed where it is for half a second, however busy the machine is. */
const waitForRest = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let place = window.scrollY;
        let since = performance.now();
        const look = (now: number) => {
          if (window.scrollY !== place) {
            place = window.scrollY;
            since = now;
          }
          if (now - since > 500) resolve();
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
  );

async function goFarDown(page: Page): Promise<number> {
  // As a visitor does: step by step, so that all comes near once.
  for (let step = 0; step < 12; step += 1) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(60);
  }
  await page.locator('main h2').last().scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy(0, -120));
  await waitForRest(page);
  return getPlace(page);
}

for (const path of ['/', '/over-ons'] as const) {
  test(`Back and a reload lead to the same place far down on ${path}`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    const place = await goFarDown(page);
    await page.reload({ waitUntil: 'networkidle' });
    await expect.poll(() => getPlace(page)).toBeGreaterThan(place - 10);
    expect(await getPlace(page)).toBeLessThan(place + 10);

    await page
      .locator('header a[href="/contact"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL('/contact');
    await expect(page.locator('#gatsby-focus-wrapper h1')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect.poll(() => getPlace(page)).toBeGreaterThan(place - 10);
    expect(await getPlace(page)).toBeLessThan(place + 10);
  });
}

test('a link to the enquiry of a machine ends there, however long what is above it', async ({ page }) => {
  await page.goto('/occasions', { waitUntil: 'networkidle' });
  await page.locator('#stock-results article a').first().click();
  await expect(page).toHaveURL(/\/occasions\/.+\/.+/);
  await page.locator('#enquiry').waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    window.location.hash = '#enquiry';
  });
  await page.waitForTimeout(800);
  const top = await page.locator('#enquiry').evaluate((element) => element.getBoundingClientRect().top);
  expect(top).toBeGreaterThan(-5);
  expect(top).toBeLessThan(250);
});

test('Back and Forward leave the page on screen where it is until the other one comes', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await waitForRest(page);
  const link = page.locator('main article a').first();
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page.locator('main article h1')).toBeVisible();
  await waitForRest(page);
  for (const [go, left] of [
    ['goBack', 'main article h1'],
    ['goForward', 'main form[role=search]'],
  ] as const) {
    await page.evaluate((selector) => {
      const before = window.scrollY;
      const moved: number[] = [];
      const look = () => {
        if (document.querySelector(selector) === null) return;
        if (window.scrollY !== before) moved.push(window.scrollY);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
      Object.assign(window, { moved });
    }, left);
    await page[go]();
    await expect(page.locator(left)).toHaveCount(0);
    expect(await page.evaluate('window.moved')).toEqual([]);
    await waitForRest(page);
    if (go === 'goForward') break;
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(700);
    await page.evaluate(() => window.scrollBy({ top: 100, behavior: 'instant' }));
    await waitForRest(page);
  }
});
