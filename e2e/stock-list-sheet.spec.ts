import type { Page } from '@playwright/test';

import { expectIds, getChips, getSearch, openGroup, openList } from './lib/stock-list';
import { expect, test } from './lib/stock-server';

const getSheet = (page: Page) => page.getByRole('dialog', { name: 'Filters' });
const getButton = (page: Page) => page.getByRole('button', { name: /^Filters/ });

async function tickMake(page: Page, make: string): Promise<void> {
  const makes = await openGroup(getSheet(page), 'Merk');
  await makes.getByRole('checkbox', { name: new RegExp(`^${make} `) }).check();
}

test('the sheet is as high as the screen, and its draft leaves list and address alone', async ({
  page,
  stock,
  items,
}) => {
  await openList(page, stock);
  await getButton(page).click();
  expect(await getSheet(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await tickMake(page, 'Fendt');
  const show = getSheet(page).getByRole('button', { name: /^Toon/ });
  await expect(show).toHaveText('Toon 12 machines');
  await expect(show).toBeInViewport({ ratio: 1 });
  await tickMake(page, 'Claas');
  await expect(show).toHaveText('Toon 29 machines');
  await expectIds(page, items, 0, 24);
  expect(getSearch(page)).toBe('');
  await show.click();
  await expect(getSheet(page)).toBeHidden();
  await expect(getChips(page)).toHaveText(['Merk: Fendt', 'Merk: Claas']);
  await expect(getButton(page)).toHaveText('Filters2');
  await expectIds(
    page,
    items.filter(({ makeName }) => /^(Fendt|Claas)$/.test(makeName ?? '')),
    0,
    24,
  );
  await page.goBack();
  await expect(getSheet(page)).toBeHidden();
  await expect(getChips(page)).toHaveCount(0);
});

for (const [way, leave] of [
  ['Back', (page: Page) => page.goBack()],
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['its own button', (page: Page) => getSheet(page).getByRole('button', { name: 'Sluiten' }).click()],
] as const) {
  test(`${way} closes the sheet, forgets the draft and gives the focus back`, async ({ page, stock, items }) => {
    await openList(page, stock, '/occasions?filter-energyType[]=diesel');
    await getButton(page).focus();
    await page.keyboard.press('Enter');
    await tickMake(page, 'Fendt');
    await leave(page);
    await expect(getSheet(page)).toBeHidden();
    await expect(getButton(page)).toBeFocused();
    await expect(page).toHaveURL('/occasions?filter-energyType[]=diesel');
    await expectIds(
      page,
      items.filter(({ energyType }) => energyType === 'diesel'),
      0,
      24,
    );
    await getButton(page).click();
    await expect(getSheet(page).getByRole('checkbox', { name: /^Fendt / })).not.toBeChecked();
  });
}

test('clearing in the sheet is a draft, too', async ({ page, stock }) => {
  await openList(page, stock, '/occasions?filter-makeName[]=Fendt&sortBy=price_amount-asc');
  await getButton(page).click();
  await getSheet(page).getByRole('button', { name: 'Wis alles' }).click();
  await expect(getSheet(page).getByRole('button', { name: 'Toon 240 machines' })).toBeVisible();
  expect(getSearch(page)).toBe('?filter-makeName[]=Fendt&sortBy=price_amount-asc');
  await getSheet(page).getByRole('button', { name: 'Toon 240 machines' }).click();
  await expect(page).toHaveURL('/occasions?sortBy=price_amount-asc');
  await expect(page.locator('article')).toHaveCount(24);
});

test('showing what was there already is no step of the history', async ({ page, stock }) => {
  await page.goto('/diensten');
  await openList(page, stock);
  await getButton(page).click();
  await getSheet(page)
    .getByRole('button', { name: /^Toon 240/ })
    .click();
  await expect(getSheet(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/diensten');
});

test('the focus stays in the sheet while it is open', async ({ page, stock }) => {
  await openList(page, stock);
  await getButton(page).click();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  const isInside = () =>
    page.evaluate(() => document.activeElement?.closest('dialog') !== null || document.activeElement === document.body);
  for (let presses = 0; presses < 8; presses += 1) {
    expect(await isInside()).toBe(true);
    await page.keyboard.press('Tab');
  }
});

test('without an index the number is not shown before it is counted, nor when it cannot be', async ({
  page,
  stock,
}) => {
  await page.route('**/stock-index.json', (route) => route.fulfill({ json: { version: 2, size: null } }));
  await openList(page, stock);
  await getButton(page).click();
  const apply = getSheet(page).getByRole('button', { name: /^Toon/ });
  await expect(apply).toHaveText('Toon 240 machines');
  let answer = (): void => undefined;
  const isAsked = new Promise<void>((resolve) => (answer = resolve));
  stock.answer(async () => {
    await isAsked;
    return false;
  });
  await tickMake(page, 'Fendt');
  await expect(apply).toHaveText('Toon machines');
  answer();
  await expect(apply).toHaveText('Toon 12 machines');
  stock.misbehave({ kind: 'status', status: 500 });
  await tickMake(page, 'Claas');
  await expect(apply).toHaveText('Toon machines');
  await expect(getSheet(page).getByRole('status')).toHaveText('Het aantal kon niet worden geladen.');
  stock.behave();
  await apply.click();
  await expect(getChips(page)).toHaveText(['Merk: Fendt', 'Merk: Claas']);
});

test('what is no number stays in its field, with a word about it', async ({ page, stock }) => {
  await openList(page, stock);
  await getButton(page).click();
  const prices = await openGroup(getSheet(page), 'Prijs');
  const field = prices.getByRole('textbox', { name: 'Prijs, tot en met' });
  await field.fill('abc');
  await field.blur();
  await expect(field).toHaveValue('abc');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription('Vul een getal in, bijvoorbeeld 25.000.');
  await field.fill('5000 Euro');
  await field.blur();
  await expect(field).toHaveValue('5.000');
  await expect(field).toHaveAttribute('aria-invalid', 'false');
});

test('in the list on a phone every label of a fact fits in one line', async ({ page, stock }) => {
  await openList(page, stock);
  await page.getByRole('button', { name: 'Lijst' }).click();
  const lines = await page
    .locator('#stock-results dt')
    .evaluateAll((labels) =>
      labels.map((label) => label.getBoundingClientRect().height / parseFloat(getComputedStyle(label).lineHeight)),
    );
  expect(Math.max(...lines)).toBeLessThan(1.5);
});
