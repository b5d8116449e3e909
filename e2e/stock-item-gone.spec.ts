import { findViolations } from './lib/axe';
import { expectGone, getItem, getRowIds, isOrdinary, openItem, toPath, toTitle } from './lib/stock-item';
import { expect, test } from './lib/stock-server';

for (const locale of ['nl', 'de'] as const) {
  test(`a machine that is deleted is not found any more in ${locale}, and similar ones are`, async ({
    page,
    stock,
    items,
    isMobile,
  }) => {
    test.skip(locale === 'de' && isMobile, 'the same on every screen');
    const item = getItem(items, isOrdinary);
    stock.edit({ [item.advertisementID]: null });
    await openItem(page, stock, toPath(items, item, locale));
    await expectGone(page, locale);
    await expect(page.getByRole('link', { name: /Vraag stellen|Anfrage stellen/ })).toHaveCount(0);
    await expect(
      page.getByRole('link', { name: locale === 'nl' ? 'Terug naar Home' : 'Zur Startseite', exact: true }),
    ).toBeVisible();
    const title = { nl: 'Vergelijkbare machines', de: 'Ähnliche Maschinen' }[locale];
    await page.getByRole('heading', { name: title }).scrollIntoViewIfNeeded();
    await expect.poll(async () => (await getRowIds(page, title)).length).toBeGreaterThan(1);
    const shown = await getRowIds(page, title);
    const fitting = items.filter(({ category, status }) => category.name === item.category.name && status !== 'sold');
    expect(fitting.map(({ advertisementID }) => String(advertisementID))).toEqual(expect.arrayContaining(shown));
    expect(shown).not.toContain(String(item.advertisementID));
    expect(await findViolations(page)).toEqual([]);
  });
}

test('who reads a machine that turns out to be gone is taken to the top, and on to a similar one', async ({
  page,
  stock,
  items,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every screen');
  const item = getItem(items, isOrdinary);
  stock.edit({ [item.advertisementID]: null });
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  stock.answerItem(() => released.then(() => false));
  await page.goto(toPath(items, item));
  await expect(page.locator('#description')).toBeVisible();
  await page.locator('footer').scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
  release();
  await expect(page.locator('h1')).toBeFocused();
  await expectGone(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator('h1')).toBeInViewport();
  const link = page.locator('#similar article a').first();
  const title = await link.innerText();
  await link.click();
  await expect(page.locator('h1')).toHaveText(title);
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  await page.goBack();
  await expectGone(page);
});

test.describe('the category of the address', () => {
  test.skip(({ isMobile }) => isMobile, 'the same on every screen');

  test('a machine that moved to another category is not found at its old address', async ({ page, stock, items }) => {
    const item = getItem(items, isOrdinary);
    const other = getItem(items, ({ category }) => category.name !== item.category.name);
    stock.edit({ [item.advertisementID]: { category: other.category } });
    await openItem(page, stock, toPath(items, item));
    await expectGone(page);
    // Within the site, as from a list: the server asks an API that does not know of the change.
    const path = toPath(items, { ...item, category: other.category });
    await page.evaluate((to) => {
      window.history.pushState({}, '', to);
      window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    }, path);
    await expect(page.locator('h1')).toHaveText(toTitle(item));
  });

  test('in capitals it is the same category', async ({ page, stock, items }) => {
    const item = getItem(items, isOrdinary);
    for (const locale of ['nl', 'de'] as const) {
      const path = toPath(items, item, locale);
      const [, category = ''] = /\/([^/]+)\/[^/]+$/.exec(path) ?? [];
      await openItem(
        page,
        stock,
        path.replace(
          category,
          category.replace(/^./, (letter) => letter.toUpperCase()),
        ),
      );
      await expect(page.locator('h1')).toHaveText(toTitle(item));
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`));
      expect(new URL(page.url()).pathname).toBe(path);
    }
  });

  for (const [words, path, locale] of [
    ['that is not its own', '/occasions/heftrucks', 'nl'],
    ['in the words of another language', '/de/anlasse/tractoren', 'de'],
  ] as const) {
    test(`a machine under a category ${words} leads to its own, by its id`, async ({ page, stock, items }) => {
      const item = getItem(items, ({ category }) => category.name === 'tractors');
      const own = toPath(items, item, locale);
      const [, product = ''] = /\/([^/]+)$/.exec(own) ?? [];
      await openItem(page, stock, `${path}/${product}`);
      await expect(page.locator('h1')).toHaveText(toTitle(item));
      expect(new URL(page.url()).pathname).toBe(own);
    });
  }

  for (const [path, locale] of [
    ['/occasions/tractoren/fendt-999999', 'nl'],
    ['/de/anlasse/traktoren/fendt-999999', 'de'],
  ] as const) {
    test(`${path} never was a machine, and is not found`, async ({ page, stock }) => {
      const response = await openItem(page, stock, path);
      expect(response?.status()).toBe(404);
      await expectGone(page, locale);
      expect(stock.askedItems).toEqual(['999999']);
    });
  }
});

test('an address of no machine offers its category, the search, and machines', async ({ page, stock, items }) => {
  const tractors = items.filter(({ category }) => category.name === 'tractors');
  for (const path of ['/occasions/tractoren/nonsens', '/occasions/tractoren/fendt-999999']) {
    await page.goto(path);
    await expectGone(page);
    await expect(page.getByRole('combobox')).toBeVisible();
    const row = page.getByRole('region', { name: `Tractoren: ${String(tractors.length)} machines` });
    await expect(row.locator('article')).toHaveCount(4);
    await expect(row.getByRole('link', { name: /^Tractoren: alle \d+ machines/ })).toHaveAttribute(
      'href',
      '/occasions/tractoren',
    );
  }
  await page.goto('/nergens');
  await expectGone(page);
  await expect(page.getByRole('region', { name: 'Net binnen' }).locator('article')).toHaveCount(4);
  await stock.settled();
});
