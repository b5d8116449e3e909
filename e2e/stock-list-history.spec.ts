import type { Page } from '@playwright/test';

import { chooseLanguage } from './lib/language';
import { expectIds, getChips, getCount, getSearch, openGroup, openList, withFilters } from './lib/stock-list';
import { expect, test } from './lib/stock-server';

const more = { name: /^Toon nog \d+ machines?$/ };

/** Loads three pages and goes to a machine in the middle of the third; tells where on the screen it stands. */
async function goDown(page: Page, id: string): Promise<number> {
  for (const shown of [48, 72]) {
    await page.getByRole('link', more).click();
    await expect(page.locator('article')).toHaveCount(shown);
  }
  const item = page.locator(`[data-anchor="${id}"]`);
  await item.scrollIntoViewIfNeeded();
  await item.evaluate((element) => {
    window.scrollTo({ top: window.scrollY + element.getBoundingClientRect().top - 150, behavior: 'instant' });
  });
  return getTop(page, id);
}

function getTop(page: Page, id: string): Promise<number> {
  return page.locator(`[data-anchor="${id}"]`).evaluate((element) => element.getBoundingClientRect().top);
}

async function expectTop(page: Page, id: string, top: number): Promise<void> {
  await expect.poll(async () => Math.abs((await getTop(page, id)) - top), { intervals: [30] }).toBeLessThanOrEqual(2);
}

test('Back from a machine leads to the same three pages and the same place, without asking again', async ({
  page,
  stock,
  items,
}) => {
  await openList(page, stock);
  const id = String(items[60]?.advertisementID);
  const top = await goDown(page, id);
  await stock.settled();
  const asked = stock.asked.length;
  await page.locator(`[data-anchor="${id}"]`).getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`-${id}$`));
  await expect(page.locator('article')).not.toHaveCount(72);
  await page.goBack();
  await expect(page.locator('article')).toHaveCount(72);
  await expectTop(page, id, top);
  // Whoever goes on by keyboard goes on from there.
  await expect(page.locator(`[data-anchor="${id}"] a`)).toBeFocused();
  await expectIds(page, items, 0, 72);
  expect(stock.asked.length).toBe(asked);
  await page.goForward();
  await expect(page).toHaveURL(new RegExp(`-${id}$`));
  await page.goBack();
  await expectTop(page, id, top);
});

test('a reload keeps filters, loaded pages and the place', async ({ page, stock, items }) => {
  await openList(page, stock, '/occasions?filter-price.amount-min=5000');
  const listed = items.filter(({ price }) => (price?.amount ?? 0) >= 500_000);
  const id = String(listed[60]?.advertisementID);
  const top = await goDown(page, id);
  // The place is kept with the frame after the last scrolling.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.reload();
  await expectIds(page, listed, 0, 72);
  await expectTop(page, id, top);
  await expect(getChips(page)).toHaveText([/^Prijs: vanaf €.5\.000$/]);
  expect(getSearch(page)).toBe('?filter-price.amount-min=5000&page=3');
});

test('every change of a filter is one step of the history', async ({ page, stock, items, isMobile }) => {
  test.skip(isMobile, 'the same on every screen');
  await openList(page, stock);
  for (const make of ['Fendt', 'Claas'])
    await withFilters(page, async (filters) => {
      const box = (await openGroup(filters, 'Merk')).getByRole('checkbox', { name: new RegExp(`^${make} `) });
      // `check` would want it checked at once; on a busy machine that is a moment later.
      await box.click();
      await expect(box).toBeChecked();
    });
  await expect(getChips(page)).toHaveText(['Merk: Fendt', 'Merk: Claas']);
  await page.goBack();
  await expect(getChips(page)).toHaveText(['Merk: Fendt']);
  await expect(getCount(page)).toHaveText('12 machines');
  await page.goBack();
  await expect(getChips(page)).toHaveCount(0);
  await expectIds(page, items, 0, 24);
  await page.goForward();
  await expectIds(
    page,
    items.filter(({ makeName }) => makeName === 'Fendt'),
  );
});

test('another language keeps the filters, in its own words', async ({ page, stock, items, isMobile }) => {
  test.skip(isMobile, 'the same on every screen');
  await openList(page, stock, '/occasions?filter-category.name[]=tractors&filter-energyType[]=diesel');
  await chooseLanguage(page, 'de');
  await expect(page).toHaveURL(/\/de\/anlasse\?/);
  expect(getSearch(page)).toBe('?filter-category.name[]=tractors&filter-energyType[]=diesel');
  await expect(getChips(page)).toHaveText(['Kategorie: Traktoren', 'Energiequelle: Diesel']);
  await expectIds(
    page,
    items.filter(({ category, energyType }) => category.name === 'tractors' && energyType === 'diesel'),
    0,
    24,
  );
});

test('another language shows as many pages as were loaded', async ({ page, stock, items, isMobile }) => {
  test.skip(isMobile, 'the same on every screen');
  await openList(page, stock);
  await goDown(page, String(items[60]?.advertisementID));
  await page.locator('header details a[hreflang=de]').evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL('/de/anlasse?page=3');
  await expect(page.locator('article')).toHaveCount(72);
});

test('a range that Back takes away is gone from its field, and leaving the field does not bring it back', async ({
  page,
  stock,
}, { project }) => {
  test.skip(project.name === 'phone', 'in a sheet it is applied when the sheet is closed');
  await openList(page, stock);
  const all = (await getCount(page).textContent()) ?? '';
  const field = page.getByRole('textbox', { name: 'Bouwjaar, vanaf' });
  await field.fill('2015');
  await expect(page).toHaveURL(/constructionYear-min=2015/);
  await page.goBack();
  await expect(field).toHaveValue('');
  await field.press('Tab');
  await stock.settled();
  await expect(page).toHaveURL('/occasions');
  await expect(getCount(page)).toHaveText(all);
});

test('a list that is opened by its address begins at the top, wherever it was left in this tab', async ({
  page,
  stock,
}) => {
  await openList(page, stock);
  await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }));
  await page.waitForTimeout(500);
  await page.goto('/contact');
  await openList(page, stock, '/occasions?filter-makeName[]=Claas');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

async function check(page: Page, make: string): Promise<void> {
  await withFilters(page, async (filters) => {
    const box = (await openGroup(filters, 'Merk')).getByRole('checkbox', { name: new RegExp(`^${make} `) });
    // `check` would want it checked at once; on a busy machine that is a moment later. Now and then a press is lost
    // while the list is being answered: it is pressed again.
    await expect(async () => {
      if (!(await box.isChecked())) await box.click();
      await expect(box).toBeChecked({ timeout: 3000 });
    }).toPass();
  });
  await expect(getChips(page).last()).toHaveText(`Merk: ${make}`);
}

test('Back and Forward lead through what was filtered without a network, too', async ({
  page,
  context,
  stock,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every screen');
  await openList(page, stock);
  for (const make of ['Fendt', 'Claas']) await check(page, make);
  await stock.settled();
  await page.evaluate('globalThis.isSameDocument = true');
  await context.setOffline(true);
  for (const [go, chips] of [
    ['goBack', ['Merk: Fendt']],
    ['goBack', []],
    ['goForward', ['Merk: Fendt']],
    ['goForward', ['Merk: Fendt', 'Merk: Claas']],
  ] as const) {
    await page[go]();
    await expect(getChips(page)).toHaveText([...chips]);
  }
  expect(await page.evaluate('globalThis.isSameDocument')).toBe(true);
  await context.setOffline(false);
});

for (const how of ['exception', 'silence'] as const) {
  test(`a browser that refuses to write the history, by ${how}, goes on, and the address follows`, async ({
    page,
    stock,
    items,
    isMobile,
  }) => {
    test.skip(isMobile, 'the same on every screen');
    await page.addInitScript((refusal) => {
      for (const name of ['pushState', 'replaceState'] as const) {
        // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its own object below
        const write = History.prototype[name];
        History.prototype[name] = function (...entry) {
          if (!('refuses' in globalThis)) write.apply(this, entry);
          else if (refusal === 'exception')
            throw new DOMException('more than 100 times per 30 seconds', 'SecurityError');
        };
      }
    }, how);
    await openList(page, stock);
    await page.evaluate('globalThis.refuses = true');
    await check(page, 'Fendt');
    await check(page, 'Claas');
    await expect(getChips(page)).toHaveText(['Merk: Fendt', 'Merk: Claas']);
    await page.getByRole('combobox').first().fill('vario');
    await stock.settled();
    await expect(page.getByRole('combobox').first()).toHaveValue('vario');
    await expect(page).toHaveURL('/occasions');
    await page.evaluate('delete globalThis.refuses');
    // All three entries are written: without the last one, three steps back would leave the site.
    await expect.poll(() => getSearch(page)).toContain('filter-makeName[]=Fendt,Claas');
    await expect.poll(() => getSearch(page)).toContain('freeTextSearch=vario');
    await page.goBack();
    await page.goBack();
    await page.goBack();
    await expectIds(page, items, 0, 24);
  });
}
