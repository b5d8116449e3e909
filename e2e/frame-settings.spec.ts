import { expect, test, type Page } from '@playwright/test';

import { findViolations } from './lib/axe';
import { getFirstHref } from './lib/links';
import { collectProblems } from './lib/problems';

const longest = [
  '/de',
  '/de/anlasse',
  '/de/uber-uns',
  '/de/kontakt',
  '/de/stellenangebote',
  '/de/sektoren/garten-und-park',
];

const getSidewaysScroll = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test('on a tablet German pages fit, and the menu opens, leads and closes by keyboard', async ({ page }) => {
  const problems = collectProblems(page);
  await page.setViewportSize({ width: 820, height: 1180 });
  for (const path of longest) {
    await page.goto(path);
    expect(await getSidewaysScroll(page), path).toBeLessThanOrEqual(0);
  }
  await page.goto('/de');
  await page.waitForLoadState('networkidle');
  expect(await findViolations(page)).toEqual([]);
  const menu = page.locator('header summary', { hasText: 'Menü' });
  await menu.focus();
  await page.keyboard.press('Enter');
  const vacancies = page.locator('header').getByRole('link', { name: 'Stellenangebote', exact: true }).last();
  await expect(vacancies).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(vacancies).toBeHidden();
  await expect(menu).toBeFocused();
  expect(problems).toEqual([]);
});

test('at 200 % zoom, and at 320 px, nothing is lost to the side', async ({ page, request }) => {
  const item = await getFirstHref(request, '/de/anlasse', /^\/de\/anlasse\/[^/]+\/.*\d$/);
  for (const viewport of [
    { width: 720, height: 450 },
    { width: 320, height: 640 },
  ]) {
    await page.setViewportSize(viewport);
    for (const path of [...longest, item]) {
      await page.goto(path);
      expect(await getSidewaysScroll(page), `${path} at ${String(viewport.width)}`).toBeLessThanOrEqual(0);
      await expect(page.locator('h1')).toBeVisible();
    }
  }
});

test('who wants less motion gets none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const longestMs = await page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('body *')].flatMap((element) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element);
        return `${transitionDuration},${animationDuration}`.split(',').map((text) => Number.parseFloat(text) * 1000);
      }),
    ),
  );
  expect(longestMs).toBeLessThan(1);
});

test('in forced colours buttons have an edge and the focus is seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/contact');
  const button = page.locator('main').getByRole('link', { name: /\+31/ }).first();
  const edge = await button.evaluate((element) => {
    const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(element);
    return {
      borderTopStyle,
      borderTopWidth,
      isSeen: borderTopColor !== getComputedStyle(document.body).backgroundColor,
    };
  });
  expect(edge).toEqual({ borderTopStyle: 'solid', borderTopWidth: '2px', isSeen: true });
  await button.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  expect(await button.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
  // Colours are the visitor's own then, which axe does not know.
  const violations = (await findViolations(page)).filter((violation) => !violation.startsWith('color-contrast:'));
  expect(violations).toEqual([]);
});

test('nothing is asked of anybody but the site and its stock API', async ({ page, request }) => {
  const origins = new Set<string>();
  page.on('request', (each) => origins.add(new URL(each.url()).origin));
  const item = await getFirstHref(request, '/occasions', /^\/occasions\/[^/]+\/.*\d$/);
  for (const path of ['/', '/occasions', item, '/contact', '/over-ons', '/vacatures', '/privacy-statement']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.mouse.wheel(0, 20_000);
    await page.waitForLoadState('networkidle');
  }
  origins.delete('null');
  const foreign = [...origins].filter((origin) => !/^http:\/\/(localhost|127\.0\.0\.1):\d+$/.test(origin));
  expect(foreign).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});
