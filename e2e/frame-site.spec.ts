import { findViolations } from './lib/axe';
import { getFirstHref } from './lib/links';
import { expect, test } from './lib/strict-test';

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

test('the header is one row, and the menu closes by Escape, a press elsewhere and a link', async ({
  page,
  isMobile,
}) => {
  await page.goto('/de', { waitUntil: 'networkidle' });
  const top = await page.locator('main').evaluate((main) => main.getBoundingClientRect().top);
  if (isMobile) expect(top).toBeLessThanOrEqual(72);
  else expect(top).toBeLessThanOrEqual(112);
  for (const link of await page.locator('header a:visible, header summary:visible').all()) {
    // Links of the bar above it are words in a line.
    if ((await link.evaluate((element) => element.closest('header > [data-print=no]'))) !== null) continue;
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

test('Back closes the menu of a phone, and leads past it once a page was opened from it', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'A wide screen has no menu.');
  await page.goto('/contact', { waitUntil: 'networkidle' });
  await page.locator('footer a[href="/over-ons"]').click();
  await expect(page).toHaveURL('/over-ons');
  const menu = page.locator('header details', { has: page.locator('> summary', { hasText: 'Menu' }) });
  const isOpen = () => menu.evaluate((details: HTMLDetailsElement) => details.open);
  const entries = () => page.evaluate(() => window.history.length);
  const before = await entries();
  await menu.locator('> summary').click();
  // The menu is an entry a moment after it has opened.
  await expect.poll(entries).toBe(before + 1);
  await page.goBack();
  await expect.poll(isOpen).toBe(false);
  await expect(page).toHaveURL('/over-ons');
  await page.goForward();
  await expect.poll(isOpen).toBe(true);
  await menu.getByRole('link', { name: 'Vacatures' }).click();
  await expect(page).toHaveURL('/vacatures');
  await page.goBack();
  await expect(page).toHaveURL('/over-ons');
  await expect.poll(isOpen).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL('/contact');
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

test('from the header every page is reached by keyboard alone', async ({ page, isMobile }) => {
  await page.goto('/contact');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText('Naar de inhoud');
  if (isMobile) await page.locator('summary', { hasText: 'Menu' }).press('Enter');
  const sectors = page.locator('nav summary:visible', { hasText: 'Sectoren' });
  await sectors.press('Enter');
  await page.locator('nav a:visible', { hasText: 'Industrie' }).first().press('Enter');
  await expect(page).toHaveURL('/sectoren/industrie');
});
