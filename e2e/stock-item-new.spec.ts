import { findViolations } from './lib/axe';
import { chooseLanguage } from './lib/language';
import { collectProblems } from './lib/problems';
import { getItem, isOrdinary, notFound, openFailing, openItem, toPath, toTitle, watchHeadings } from './lib/stock-item';
import { openList } from './lib/stock-list';
import { expect, test, type StockServer } from './lib/stock-server';

type Items = Parameters<typeof getItem>[0];

/** A machine that came in after the build, as the newest of all. */
function addNew(items: Items, stock: StockServer) {
  const item = {
    ...getItem(items, isOrdinary),
    advertisementID: 900_001,
    model: 'Nieuwkomer 9',
    type: null,
    createdDate: new Date().toISOString(),
  };
  stock.edit({ 900_001: item });
  return item;
}

for (const locale of ['nl', 'de'] as const) {
  test(`a machine newer than the site opens from its address in ${locale}, and nothing says it is missing`, async ({
    page,
    stock,
    items,
    isMobile,
  }) => {
    test.skip(locale === 'de' && isMobile, 'the same on every screen');
    const problems = collectProblems(page);
    const item = addNew(items, stock);
    const path = toPath(items, item, locale);
    const getHeadings = await watchHeadings(page);
    await openItem(page, stock, path);
    await expect(page.locator('h1')).toHaveText(toTitle(item));
    expect(await getHeadings()).toEqual([toTitle(item)]);
    await expect(page).toHaveTitle(new RegExp(toTitle(item)));
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
    // What the server says about an address without a page is all that may go wrong.
    expect(problems.filter((problem) => !problem.includes('status of 404'))).toEqual([]);
    expect(await findViolations(page)).toEqual([]);
  });

  test(`a machine newer than the site opens from a list in ${locale}, and Back leads to the list`, async ({
    page,
    stock,
    items,
    isMobile,
  }) => {
    test.skip(locale === 'de' && isMobile, 'the same on every screen');
    const item = addNew(items, stock);
    const getHeadings = await watchHeadings(page);
    const list = { nl: '/occasions', de: '/de/anlasse' }[locale];
    await openList(page, stock, list);
    await page
      .locator('article')
      .first()
      .getByRole('link', { name: toTitle(item) })
      .click();
    await expect(page).toHaveURL(new RegExp(`${toPath(items, item, locale)}$`));
    await expect(page.locator('h1')).toHaveText(toTitle(item));
    expect(await getHeadings()).not.toContain(notFound[locale]);
    expect(await getHeadings()).not.toContain(notFound.nl);
    await page.goBack();
    await expect(page.locator('article').first()).toContainText(toTitle(item));
  });
}

test('while the answer about a new machine is under way it says that it is loading', async ({
  page,
  stock,
  items,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every screen');
  const item = addNew(items, stock);
  stock.misbehaveItem({ kind: 'delay', milliseconds: 1500 });
  const getHeadings = await watchHeadings(page);
  await page.goto(toPath(items, item));
  await expect(page.getByText('De machine wordt geladen …')).toBeVisible();
  await expect(page.locator('h1')).toHaveText(toTitle(item));
  expect(await getHeadings()).toEqual([toTitle(item)]);
});

test.describe('a new machine', () => {
  test.skip(({ isMobile }) => isMobile, 'the same on every screen');

  test('names its own addresses and category', async ({ page, stock, items }) => {
    const item = addNew(items, stock);
    const path = toPath(items, item);
    await openItem(page, stock, path);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`));
    await expect(page.locator('link[rel=alternate][hreflang=de]')).toHaveAttribute(
      'href',
      new RegExp(`${toPath(items, item, 'de')}$`),
    );
    const category = page.getByRole('navigation', { name: 'Kruimelpad' }).getByRole('link').last();
    await expect(category).toHaveText(item.category.longPluralTranslated.nl ?? '');
    await expect(category).toHaveAttribute('href', path.slice(0, path.lastIndexOf('/')));
    await chooseLanguage(page, 'de');
    await expect(page).toHaveURL(new RegExp(`${toPath(items, item, 'de')}$`));
    await expect(page.locator('h1')).toHaveText(toTitle(item));
    await expect(page.getByText('Verfügbar', { exact: true })).toBeVisible();
  });

  test('is asked for again when the API could not be reached', async ({ page, stock, items }) => {
    const item = addNew(items, stock);
    stock.misbehaveItem({ kind: 'status', status: 500 });
    const getHeadings = await watchHeadings(page);
    await openFailing(page, toPath(items, item));
    await expect(page.locator('h1')).toHaveText('Deze machine kon niet worden geladen.');
    await expect(page.getByText('We konden onze voorraad niet bereiken.')).toBeVisible();
    expect(await getHeadings()).not.toContain(notFound.nl);
    expect(await findViolations(page)).toEqual([]);
    const retry = page.getByRole('link', { name: 'Probeer het opnieuw' });
    const asked = stock.askedItems.length;
    await retry.click();
    await expect.poll(() => stock.askedItems.length).toBe(asked + 1);
    await stock.itemSettled();
    await expect(retry).toBeVisible();
    stock.behave();
    await retry.click();
    await expect(page.locator('h1')).toHaveText(toTitle(item));
  });

  test('opens when its category is new, too, and so does the list of that category', async ({ page, stock, items }) => {
    const item = {
      ...addNew(items, stock),
      category: { name: 'snowGroomers', longPluralTranslated: { nl: 'Pistebully’s & rupsen' } },
    };
    stock.edit({ 900_001: item });
    await openList(page, stock);
    await page
      .locator('article')
      .first()
      .getByRole('link', { name: toTitle(item) })
      .click();
    await expect(page.locator('h1')).toHaveText(toTitle(item));
    await expect(page.locator('#details')).toContainText('Pistebully’s & rupsen');
    await page.reload();
    await expect(page.locator('h1')).toHaveText(toTitle(item));
    await page.getByRole('navigation', { name: 'Kruimelpad' }).getByRole('link').last().click();
    const expectList = async () => {
      await expect(page.locator('h1')).toHaveText('Pistebully’s & rupsen');
      await expect(page.locator('#stock-results article')).toHaveCount(1);
      await expect(page.locator('#stock-results article')).toContainText(toTitle(item));
    };
    await expectList();
    const getHeadings = await watchHeadings(page);
    await page.reload();
    await expectList();
    expect(await getHeadings()).not.toContain(notFound.nl);
    await page.goto('/occasions/pistebullys-en-rupsbanden');
    await expect(page.locator('h1')).toHaveText(notFound.nl);
  });
});
