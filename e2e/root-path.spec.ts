import { chooseLanguage } from './lib/language';
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
    await chooseLanguage(page, 'nl');
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

  test('the root path is what it is, and languages are a plain list', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
    const links = page.getByRole('navigation', { name: 'Taal' }).getByRole('link');
    await expect(links).toHaveText([/EN/, /DE/]);
    await links.last().click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });
});
