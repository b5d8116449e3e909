import { toStaticPath } from '../src/i18n/paths';
import { isStaticRoute, routeIds } from '../src/i18n/routes';

import { expect, test } from './lib/strict-test';

test.use({ locale: 'de-DE' });

test('a German browser stays where it was sent on every Dutch page but the root', async ({ page }) => {
  test.setTimeout(120_000);
  for (const route of routeIds.filter(isStaticRoute).filter((id) => id !== 'home')) {
    const path = toStaticPath(route, 'nl');
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(new URL(page.url()).pathname).toBe(path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
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
