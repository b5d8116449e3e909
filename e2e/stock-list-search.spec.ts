import type { Page } from '@playwright/test';

import { expectIds, getChips, getCount, getSearch, openList } from './lib/stock-list';
import { expect, test } from './lib/stock-server';

const getField = (page: Page) => page.getByRole('combobox', { name: 'Zoeken in de voorraad' });
const getOptions = (page: Page) => page.getByRole('listbox', { name: 'Suggesties' }).getByRole('option');

test('a make is suggested, chosen by keyboard alone, and becomes a filter', async ({ page, stock, items }) => {
  await openList(page, stock);
  await getField(page).focus();
  await page.keyboard.type('fen');
  await expect(getOptions(page).first()).toHaveText('Fendt Merk · 12 machines');
  await expect(getField(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(getOptions(page).first()).toHaveAttribute('aria-selected', 'true');
  const active = await getField(page).getAttribute('aria-activedescendant');
  expect(await getOptions(page).first().getAttribute('id')).toBe(active);
  await page.keyboard.press('Enter');
  await expect(getChips(page)).toHaveText(['Merk: Fendt']);
  await expectIds(
    page,
    items.filter(({ makeName }) => makeName === 'Fendt'),
  );
  await expect(getField(page)).toHaveValue('');
  await expect(getField(page)).toBeFocused();
  expect(getSearch(page)).toBe('?filter-makeName[]=Fendt');
});

test('make and model are suggested together, and searched for together', async ({ page, stock }) => {
  await openList(page, stock);
  await getField(page).pressSequentially('fendt 724');
  await getOptions(page)
    .filter({ hasText: /^Fendt 724 Vario Model/ })
    .click();
  await expect(page).toHaveURL('/occasions?freeTextSearch=Fendt%20724%20Vario');
  await expect(page.locator('article').first()).toContainText('Fendt 724 Vario');
  await stock.settled();
  const [freeText] = stock.asked.flatMap(({ freeTextSearch = [] }) => freeTextSearch).slice(-1);
  expect(freeText).toEqual({ term: 'Fendt 724 Vario', properties: ['makeName', 'model', 'type'] });
});

test('a category that is chosen opens its page', async ({ page, stock }) => {
  await openList(page, stock);
  await getField(page).pressSequentially('maaidor');
  await getOptions(page).filter({ hasText: 'Maaidorsers' }).click();
  await expect(page).toHaveURL('/occasions/maaidorsers');
  await expect(page.locator('h1')).toHaveText('Maaidorsers');
});

test('a stock number offers its machine first, and Enter opens it', async ({ page, stock }) => {
  await openList(page, stock);
  await getField(page).pressSequentially('i20463');
  await expect(getOptions(page).first()).toHaveText('Volvo L30G Voorraadnummer I20463');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/occasions\/wielladers\/volvo-l30g-204630$/);
});

test('Escape closes the suggestions first, then empties the field', async ({ page, stock }) => {
  await openList(page, stock);
  await getField(page).pressSequentially('claas');
  await expect(getOptions(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(getOptions(page)).toHaveCount(0);
  await expect(getField(page)).toHaveValue('claas');
  await page.keyboard.press('Escape');
  await expect(getField(page)).toHaveValue('');
  await expect(page).toHaveURL('/occasions');
  await expect(getCount(page)).toHaveText('240 machines');
});

test('while typing few requests are sent, and Back leads to before the typing', async ({ page, stock, items }) => {
  await openList(page, stock, '/occasions?filter-energyType[]=diesel');
  stock.asked.length = 0;
  await getField(page).pressSequentially('claas', { delay: 40 });
  await expect(page).toHaveURL(/claas/i);
  await getField(page).pressSequentially(' arion', { delay: 40 });
  await expect(page).toHaveURL(/freeTextSearch=claas%20arion/);
  const getTerms = () =>
    stock.asked.filter(({ pagination }) => pagination.size > 0).map(({ freeTextSearch }) => freeTextSearch?.term);
  await expect.poll(() => getTerms().at(-1)).toBe('claas arion');
  // One for each pause; a busy computer may make one more.
  expect(getTerms().length).toBeLessThan(5);
  await page.goBack();
  await expect(page).toHaveURL('/occasions?filter-energyType[]=diesel');
  await expect(getField(page)).toHaveValue('');
  await expectIds(
    page,
    items.filter(({ energyType }) => energyType === 'diesel'),
    0,
    24,
  );
  await page.goForward();
  await expect(getField(page)).toHaveValue('claas arion');
});

test('Enter searches at once, and the cross takes the words away again', async ({ page, stock }) => {
  await openList(page, stock);
  await getField(page).fill('vario');
  // What understands a text has come.
  await expect(getOptions(page).first()).toBeVisible();
  await getField(page).press('Enter');
  await expect(getChips(page)).toHaveText(['‘vario’'], { timeout: 250 });
  await page.getByRole('button', { name: 'Zoekterm wissen' }).click();
  await expect(getChips(page)).toHaveCount(0);
  await expect(getField(page)).toBeFocused();
});
