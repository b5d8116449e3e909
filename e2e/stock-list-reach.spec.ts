import type { Page } from '@playwright/test';

import { getLayoutShifts, watchLayoutShifts } from './lib/layout-shifts';
import {
  expectIds,
  getChips,
  getCount,
  getSearch,
  isForPart,
  openGroup,
  openList,
  withFilters,
} from './lib/stock-list';
import { expect, test } from './lib/stock-server';

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

test('by keyboard a long list of makes opens in the order of the alphabet, is searched and chosen from', async ({
  page,
  stock,
  items,
}) => {
  await openList(page, stock);
  await withFilters(page, async (filters) => {
    const makes = await openGroup(filters, 'Merk');
    await makes.getByRole('button', { name: /^Nog \d+$/ }).press('Enter');
    const labels = await makes.locator('label').allInnerTexts();
    const names = labels.map((label) => label.replace(/\s+\d+$/, ''));
    const all = new Set(items.flatMap(({ makeName }) => makeName?.toLowerCase().trim() ?? []));
    expect(names).toHaveLength(all.size);
    expect(names.slice(6)).toEqual(names.slice(6).sort(new Intl.Collator('nl-NL', { numeric: true }).compare));
    await expect(makes.getByRole('checkbox').nth(6)).toBeFocused();
    await makes.getByRole('checkbox', { name: /^Claas / }).press('Space');
    const field = makes.getByRole('searchbox', { name: 'Zoeken in: Merk' });
    await field.focus();
    await page.keyboard.type('KARCHER');
    await expect(makes.getByRole('checkbox')).toHaveCount(2);
    await page.keyboard.type('x');
    await expect(makes.getByRole('status')).toHaveText('Niets gevonden');
    await expect(makes.getByRole('checkbox', { name: /^Claas / })).toBeChecked();
    // The sheet on a phone stays open.
    await page.keyboard.press('Escape');
    await expect(field).toBeFocused();
    await expect(makes.getByRole('checkbox')).toHaveCount(names.length);
    await page.keyboard.press('Tab');
    await expect(makes.getByRole('checkbox').first()).toBeFocused();
  });
  await expect(getChips(page)).toHaveText(['Merk: Claas']);
});

test('the categories of all stand below the names of their sectors', async ({ page, stock }) => {
  await openList(page, stock);
  await withFilters(page, async (filters) => {
    const categories = await openGroup(filters, 'Categorie');
    for (const [sector, category] of [
      ['Landbouw', /^Tractoren /],
      ['Industrie', /^Heftrucks /],
      ['Tuin en park', /^Zitmaaiers /],
    ] as const)
      await expect(
        categories.getByRole('list', { name: sector }).getByRole('checkbox', { name: category }),
      ).toBeVisible();
  });
});

test('what is new this week is counted beside the total, a press away, and nothing moves', async ({
  page,
  stock,
  items,
}) => {
  const since = `${new Date(Date.now() - 7 * 86_400_000).toISOString().slice(0, 10)}T00:00:00Z`;
  const isNew = ({ createdDate }: { createdDate: string }) => Date.parse(createdDate) >= Date.parse(since);
  const count = items.filter(isNew).length;
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThan(24);
  await watchLayoutShifts(page);
  await openList(page, stock);
  const button = page.getByRole('button', { name: `${String(count)} nieuw (7 dagen)` });
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(stock.asked.filter((body) => !isForPart(body))).toHaveLength(1);
  expect(await getLayoutShifts(page)).toEqual([]);
  await button.press('Enter');
  await expect(getCount(page)).toHaveText(`${String(count)} machines`);
  expect(getSearch(page)).toBe('?filter-createdDate=week');
  await expect(getChips(page)).toHaveText(['Nieuw in de laatste 7 dagen']);
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(button).toBeFocused();
  await button.press('Enter');
  await expect(getChips(page)).toHaveCount(0);
});

test('a range says how many have no hours, and takes them in at a press', async ({ page, stock, items }) => {
  await openList(page, stock);
  const few = items.filter(({ operatingHours }) => operatingHours != null && operatingHours <= 2000);
  const unknown = items.filter(({ operatingHours }) => operatingHours == null);
  const name = `+ ${String(unknown.length)} zonder draaiuren`;
  await withFilters(page, async (filters) => {
    const hours = await openGroup(filters, 'Draaiuren');
    await expect(hours.getByRole('checkbox')).toHaveCount(0);
    const field = hours.getByRole('textbox', { name: 'Draaiuren, tot en met' });
    await field.fill('2000');
    await field.press('Enter');
    await hours.getByRole('checkbox', { name }).press('Space');
    await expect(hours.getByRole('checkbox', { name })).toBeChecked();
  });
  await expectIds(
    page,
    items.filter((item) => few.includes(item) || unknown.includes(item)),
    0,
    24,
  );
  await expect(getCount(page)).toHaveText(`${String(few.length + unknown.length)} machines`);
  await expect(getChips(page)).toHaveText(['Draaiuren: t/m 2.000 uur of onbekend']);
  expect(getSearch(page)).toBe('?filter-operatingHours-max=2000&filter-operatingHours-unknown=yes');
  await page.reload();
  await expect(getCount(page)).toHaveText(`${String(few.length + unknown.length)} machines`);
});

test('an API that does not know the question offers nothing, and the list is there', async ({ page, stock }) => {
  await page.route('**/stock-index.json', (route) => route.fulfill({ json: { version: 4, size: null } }));
  stock.answer(async (route, { filters }) => {
    if (!filters.some((filter) => 'orValues' in filter)) return false;
    await route.fulfill({ status: 400, json: { message: 'orValues' } });
    return true;
  });
  await openList(page, stock, '/occasions?filter-operatingHours-max=2000');
  await withFilters(page, async (filters) => {
    const hours = await openGroup(filters, 'Draaiuren');
    await expect(hours.getByRole('textbox').first()).toBeVisible();
    await expect(hours.getByRole('checkbox')).toHaveCount(0);
  });
  await expect(page.locator('article').first()).toBeVisible();
});

test('on a phone the button for the filters stays in reach, beside nothing that floats and over no focus', async ({
  page,
  stock,
  isMobile,
}) => {
  test.skip(!isMobile, 'a desktop has the filters beside the list');
  await watchLayoutShifts(page);
  await openList(page, stock);
  const button = page.getByRole('button', { name: /^Filters( ?\d+)?$/ });
  await page.evaluate(() => window.scrollTo({ top: 3000, behavior: 'instant' }));
  await expect(button).toBeInViewport({ ratio: 1 });
  const box = await button.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  expect(box?.y).toBeLessThan(20);
  // Going back by keyboard, no machine is hidden behind the row.
  const link = page.locator('#stock-results article a').nth(4);
  await page.locator('#stock-results article a').nth(5).focus();
  await page.keyboard.press('Shift+Tab');
  while (!(await link.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press('Shift+Tab');
  const bottom = (box?.y ?? 0) + (box?.height ?? 0);
  expect((await link.boundingBox())?.y).toBeGreaterThanOrEqual(bottom);
  await button.click();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  expect(await getLayoutShifts(page)).toEqual([]);
  await openList(page, stock, '/occasions?filter-energyType[]=diesel');
  await page.evaluate(() => window.scrollTo({ top: 3000, behavior: 'instant' }));
  await expect(button.and(page.getByText('Filters1'))).toBeInViewport({ ratio: 1 });
});

test('on a low phone name and price of the first machine are on the first screen, with a filter, too', async ({
  page,
  stock,
  isMobile,
}) => {
  test.skip(!isMobile, 'a desktop has room');
  await page.setViewportSize({ width: 390, height: 664 });
  for (const path of ['/occasions', '/occasions?filter-energyType[]=diesel']) {
    await openList(page, stock, path);
    await expect(getCount(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: /^Filters( ?\d+)?$/ })).toBeInViewport({ ratio: 1 });
    const first = page.locator('#stock-results article').first();
    await expect(first.getByRole('link')).toBeInViewport();
    await expect(first.getByText(/€|Prijs op aanvraag|Bieden mogelijk|Veiling|Verkocht/).first()).toBeInViewport({
      ratio: 1,
    });
  }
});

test('beside a list no filter is cut: the page scrolls to the last one, and it stays', async ({
  page,
  stock,
  isMobile,
}) => {
  test.skip(isMobile, 'on a phone they are in a sheet');
  await openList(page, stock);
  const filters = page.getByRole('region', { name: 'Filters' });
  const groups = filters.locator('details:not([open]) summary');
  while ((await groups.count()) > 0) await groups.first().click();
  expect(await filters.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  const last = filters.locator('summary').last();
  await scrollTo(page, 2500);
  await expect(last).toBeInViewport({ ratio: 1 });
  await scrollTo(page, 3000);
  await expect(last).toBeInViewport({ ratio: 1 });
  await scrollTo(page, 0);
  await expect(filters.locator('summary').first()).toBeInViewport({ ratio: 1 });
});
