import { findViolations } from './lib/axe';
import { getFirstHref } from './lib/links';
import { collectProblems } from './lib/problems';
import { expect, test } from './lib/strict-test';

test.describe('a German browser', () => {
  test.use({ locale: 'de-DE' });

  test('is shown German on the root path, with query and hash, and stays Dutch once Dutch was chosen', async ({
    page,
    context,
  }) => {
    const problems = collectProblems(page);
    await page.goto('/?utm_source=mail#stock');
    await expect(page).toHaveURL('/de?utm_source=mail#stock');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.getByRole('link', { name: 'NL', exact: true }).click();
    await expect(page).toHaveURL(/^[^?#]*:\d+\/(\?|#|$)/);
    const cookie = (await context.cookies()).find(({ name }) => name === 'locale');
    expect(cookie).toMatchObject({ value: 'nl', path: '/', sameSite: 'Lax', secure: false });
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(Math.round(days)).toBe(365);
    await page.goto('about:blank');
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
    await page.waitForLoadState('networkidle');
    expect(new URL(page.url()).pathname).toBe('/');
    expect(problems).toEqual([]);
  });

  test('paints nothing of the Dutch page on the way', async ({ page }) => {
    await page.route('**/de', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    const body = page.locator('html[lang=nl] body');
    for (let look = 0; look < 5; look += 1) {
      if ((await body.count()) > 0) await expect(body).toBeHidden();
      await page.waitForTimeout(50);
    }
    await expect(page).toHaveURL('/de');
    await expect(page.locator('h1')).toBeVisible();
  });

  test('stays where a link of the site leads', async ({ page }) => {
    await page.goto('/de/kontakt');
    await page.evaluate(() => window.location.assign('/'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
    await page.waitForLoadState('networkidle');
    expect(new URL(page.url()).pathname).toBe('/');
  });
});

test.describe('without scripts', () => {
  test.use({ locale: 'de-DE', javaScriptEnabled: false });

  test('the root path is what it is', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  });
});

test('a slow navigation shows its progress, a quick one and a filter do not', async ({ page, isMobile }) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seenStates: seen });
    new MutationObserver(() => {
      const bar = document.querySelector<HTMLElement>('.progress-bar:not([hidden])');
      if (bar?.dataset.state !== undefined && seen.at(-1) !== bar.dataset.state) seen.push(bar.dataset.state);
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  const getStates = () => page.evaluate(() => (window as unknown as { seenStates: string[] }).seenStates);
  await page.route('**/page-data/contact/page-data.json', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1200));
    await route.continue();
  });
  await page.goto('/occasions', { waitUntil: 'networkidle' });
  if (!isMobile) {
    await page.getByRole('checkbox').first().check();
    await expect(page).toHaveURL(/\?/);
    await page.waitForTimeout(600);
    expect(await getStates()).toEqual([]);
  }
  if (isMobile) await page.locator('summary', { hasText: 'Menu' }).click();
  await page.locator('header a[href="/contact"]:visible').last().click();
  await expect(page.locator('.progress-bar')).toHaveAttribute('data-state', 'growing');
  await expect(page).toHaveURL('/contact');
  await expect(page.locator('.progress-bar')).toBeHidden();
  expect(await getStates()).toEqual(['growing', 'done']);
});

test('a part that is gone has the page loaded anew, once', async ({ page, request }) => {
  const path = await getFirstHref(request, '/occasions', /\/occasions\/[^/]+\/[^/?]+-\d+$/);
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto(path, { waitUntil: 'networkidle' });
  const fail = () =>
    page.evaluate(() => {
      void Promise.reject(Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' }));
    });
  await fail();
  await expect.poll(() => loads).toBe(2);
  await page.waitForLoadState('networkidle');
  await fail();
  await page.waitForTimeout(1000);
  expect(loads).toBe(2);
});

test('a section that fails leaves the rest of the page', async ({ page }) => {
  await page.route('**/page-data/index/page-data.json', async (route) => {
    const response = await route.fetch();
    const data = (await response.json()) as { result: { data: { page: { sections: Record<string, unknown>[] } } } };
    for (const section of data.result.data.page.sections) if ('items' in section) section.items = 5;
    await route.fulfill({ response, json: data });
  });
  await page.goto('/');
  await expect(page.getByText('Dit deel van de pagina kon niet worden getoond.')).toBeVisible();
  await expect(page.locator('h1')).toBeVisible();
  await page.locator('footer').getByRole('link', { name: 'Vacatures' }).click();
  await expect(page).toHaveURL('/vacatures');
});

test('far down there is a way back up, which takes the keyboard along', async ({ page }) => {
  await page.goto('/de/uber-uns', { waitUntil: 'networkidle' });
  const button = page.getByRole('button', { name: 'Nach oben' });
  await expect(button).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 1200));
  await button.press('Enter');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(button).toHaveCount(0);
  await expect(page.locator('main')).toBeFocused();
});

test('the ways to contact are open on a desktop and a button on a phone', async ({ page, isMobile }) => {
  await page.goto('/brands', { waitUntil: 'networkidle' });
  const shortcuts = page.getByRole('navigation', { name: 'Direct contact' });
  const toggle = shortcuts.getByRole('button', { name: 'Direct contact' });
  await expect(shortcuts.getByRole('link')).toHaveCount(isMobile ? 0 : 3);
  if (isMobile) await toggle.click();
  await expect(shortcuts.getByRole('link').first()).toHaveAttribute('href', 'https://wa.me/31600000012');
  expect(await findViolations(page)).toEqual([]);
  await shortcuts.getByRole('link').first().focus();
  await page.keyboard.press('Escape');
  await expect(shortcuts.getByRole('link')).toHaveCount(0);
  await expect(toggle).toBeFocused();
});

test('on a phone nothing stands over the bar of a machine page', async ({ page, request, isMobile }) => {
  test.skip(!isMobile, 'The bar is on phones only.');
  await page.goto(await getFirstHref(request, '/occasions', /\/occasions\/[^/]+\/[^/?]+-\d+$/), {
    waitUntil: 'networkidle',
  });
  await page.evaluate(() => window.scrollTo(0, 900));
  const button = page.getByRole('button', { name: 'Naar boven' });
  await expect(button).toBeVisible();
  await expect(page.getByRole('button', { name: 'Direct contact' })).toBeHidden();
  const above = await button.boundingBox();
  const bar = await page.locator('main nav').last().boundingBox();
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});

test('a message of the CMS is shown until it is dismissed, moves nothing, and a changed one is shown again', async ({
  page,
}) => {
  let updatedAt = '2026-01-01T00:00:00Z';
  await page.route('**/page-data/sq/d/*.json', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    if (!body.includes('allContentfulPopUp')) return route.fulfill({ response });
    return route.fulfill({
      response,
      body: body
        .replaceAll('"enabled":false', '"enabled":true')
        .replace(/"(from|until)":"[^"]*"/g, '"$1":null')
        .replace(/"updatedAt":"[^"]*"/g, `"updatedAt":"${updatedAt}"`),
    });
  });
  await page.goto('/brands');
  const message = page.getByRole('complementary', { name: 'Open dagen bij Veldkamp' });
  await expect(message).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await message.getByRole('button', { name: 'Mededeling sluiten' }).click();
  await expect(message).toHaveCount(0);
  await page.goto('/over-ons', { waitUntil: 'networkidle' });
  await expect(message).toHaveCount(0);
  updatedAt = '2026-02-02T00:00:00Z';
  await page.goto('/over-ons', { waitUntil: 'networkidle' });
  await expect(message).toBeVisible();
});

test('the header is one row, and the menu closes by Escape, a press elsewhere and a link', async ({
  page,
  isMobile,
}) => {
  await page.goto('/de', { waitUntil: 'networkidle' });
  const top = await page.locator('main').evaluate((main) => main.getBoundingClientRect().top);
  if (isMobile) expect(top).toBeLessThanOrEqual(72);
  else expect(top).toBeLessThanOrEqual(112);
  for (const link of await page.locator('header a:visible, header summary:visible').all()) {
    if ((await link.evaluate((element) => element.closest('[class*=topBar]'))) !== null) continue;
    const box = await link.boundingBox();
    expect(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThanOrEqual(44);
  }

  const name = isMobile ? 'Menü' : 'Unternehmen';
  const summary = page.locator('header summary:visible', { hasText: name }).first();
  const link = page.locator('header details[open] a:visible').first();
  await summary.click();
  await expect(link).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await link.focus();
  await page.keyboard.press('Escape');
  await expect(link).toHaveCount(0);
  await expect(summary).toBeFocused();
  await summary.click();
  await page.mouse.click(5, 700);
  await expect(link).toHaveCount(0);
  await summary.click();
  await link.click();
  await expect(page.locator('header details[open]')).toHaveCount(0);
});

test('German words fit in one line of the header at 1280 px', async ({ page, isMobile }) => {
  test.skip(isMobile, 'A phone has a menu.');
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/de/kontakt', { waitUntil: 'networkidle' });
    const sizes = await page.locator('header').evaluate((header) => ({
      height: header.getBoundingClientRect().height,
      overflow: document.documentElement.scrollWidth - window.innerWidth,
    }));
    expect(sizes.height).toBeLessThanOrEqual(112);
    expect(sizes.overflow).toBeLessThanOrEqual(0);
  }
});

for (const [moment, words] of [
  ['2026-10-02T10:00:00+02:00', 'Nu geopend'],
  ['2026-12-25T10:00:00+01:00', 'Nu gesloten'],
] as const) {
  test(`the footer says at ${moment}: ${words}`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(moment));
    await page.goto('/brands', { waitUntil: 'networkidle' });
    await expect(page.locator('footer').getByText(words)).toBeVisible();
  });
}
