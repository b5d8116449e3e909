import { findViolations } from './lib/axe';
import { expect, test } from './lib/strict-test';

test('the map is asked for when a visitor presses for it, and not before', async ({ page }) => {
  const asked: string[] = [];
  await page.route('https://www.openstreetmap.org/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>Kaart van Veldkampen</p>' });
  });
  await page.goto('/contact', { waitUntil: 'networkidle' });
  const show = page.getByRole('button', { name: 'Kaart tonen' });
  await show.scrollIntoViewIfNeeded();
  expect(asked).toEqual([]);
  await show.click();
  await expect(page.frameLocator('iframe[title^="Kaart met"]').getByText('Kaart van Veldkampen')).toBeVisible();
  expect(asked).toHaveLength(1);
  expect(await findViolations(page)).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no map to press for, and a link leads to it', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.getByRole('link', { name: 'Plan uw route' })).toHaveAttribute(
      'href',
      /^https:\/\/www\.openstreetmap\.org\//,
    );
    await expect(page.getByRole('button', { name: 'Kaart tonen' })).toBeHidden();
    await expect(page.getByText(/OpenStreetMap/)).toBeHidden();
  });
});

test('a brand leads to its machines in the stock, as many as the wall says', async ({ page }) => {
  await page.goto('/de/brands');
  const fendt = page.getByRole('link', { name: /Fendt/ });
  const count = /\d+/.exec(await fendt.innerText())?.[0] ?? '';
  await fendt.click();
  await expect(page).toHaveURL(/\/de\/anlasse\?filter-makeName(\[\]|%5B%5D)=Fendt$/);
  await expect(page.getByText(new RegExp(`^${count} Maschinen`)).first()).toBeVisible();
});

test('a closed vacancy is in no list, says so on its page, and leaves search engines', async ({ page }) => {
  await page.goto('/vacatures');
  await expect(page.locator('main a[href="/vacatures/vacancy-parts"]')).toHaveCount(1);
  await expect(page.locator('main a[href="/vacatures/vacancy-administration"]')).toHaveCount(0);
  await page.goto('/vacatures/vacancy-administration');
  await expect(page.getByText('Deze vacature is gesloten.')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page.goto('/vacatures/vacancy-parts');
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
});

test('a title’s long word is whole on a phone, also where a browser cannot hyphenate its language', async ({
  page,
}) => {
  for (const [path, word] of [
    ['/toegankelijkheid', 'Toegankelijkheidsverklaring'],
    ['/de/barrierefreiheit', 'Barrierefreiheit'],
  ] as const) {
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      const heading = page.getByRole('heading', { level: 1, name: new RegExp(word) });
      const lines = await heading.evaluate((element, text) => {
        const node = element.firstChild;
        const start = node?.textContent?.indexOf(text) ?? -1;
        if (node === null || start < 0) return 0;
        const range = document.createRange();
        range.setStart(node, start);
        range.setEnd(node, start + text.length);
        return range.getClientRects().length;
      }, word);
      expect(lines, `${path} at ${String(width)}`).toBe(1);
    }
  }
});

test('the imprint is linked from the foot of each page and says who offers the site', async ({ page }) => {
  // Helmet counts renders that React gives up: after a press while the page comes alive, its alternates would stay.
  await page.goto('/de', { waitUntil: 'networkidle' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await expect(page).toHaveURL(/\/de\/impressum$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
  for (const fact of ['Veldkamp Machines B.V.', 'Gerrit Veldkamp, Geschäftsführer', 'NL000000000B00'])
    await expect(page.locator('main dl')).toContainText(fact);
  await expect(page.locator('main')).toContainText('§ 36 VSBG');
  const alternate = page.locator('link[rel="alternate"][hreflang="nl"]');
  // For a moment the head has those of both pages.
  await expect(alternate).toHaveCount(1);
  await expect(alternate).toHaveAttribute('href', /\/colofon$/);
});

test('the sectors stand in one row on home', async ({ page }) => {
  await page.goto('/');
  const tiles = page.locator('main li[data-sector]').filter({ has: page.getByRole('heading') });
  await expect(tiles).toHaveCount(3);
  const tops = await tiles.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
});

test('a page that an editor made is reached from the menu, and in the other languages', async ({ page, isMobile }) => {
  await page.goto('/contact', { waitUntil: 'networkidle' });
  if (isMobile) await page.locator('summary', { hasText: 'Menu' }).click();
  await page.locator('header summary:visible', { hasText: 'Bedrijf' }).click();
  await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Transport' }).click();
  await expect(page).toHaveURL('/transport-en-export');
  await expect(page.getByRole('heading', { level: 1, name: 'Transport en export' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Kruimelpad' })).toContainText('Transport en export');
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\/static\/.*low-loader\.jpg$/);
  await expect(page.locator('link[rel="alternate"][hreflang="de"]')).toHaveAttribute(
    'href',
    /\/de\/transport-und-export$/,
  );
  await page.getByRole('navigation', { name: 'Taal' }).locator('summary').click();
  await page.getByRole('navigation', { name: 'Taal' }).getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL('/en/transport-and-export');
  expect(await findViolations(page)).toEqual([]);
});
