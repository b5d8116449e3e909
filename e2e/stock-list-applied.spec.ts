import type { CatalogueItem } from '../sandbox/catalogue/catalogue-item';

import { expectIds, getChips, getCount, getSearch, openList } from './lib/stock-list';
import { expect, test } from './lib/stock-server';

const three = '/occasions?freeTextSearch=vario&filter-makeName[]=Fendt&filter-energyType[]=diesel';

test('filters are taken away by keyboard, and the focus goes on to the next one', async ({ page, stock, items }) => {
  await openList(page, stock, three);
  const chips = getChips(page);
  await expect(chips).toHaveText(['‘vario’', 'Merk: Fendt', 'Energiebron: Diesel']);
  await chips.nth(1).press('Enter');
  await expect(chips).toHaveText(['‘vario’', 'Energiebron: Diesel']);
  await expect(chips.nth(1)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(chips).toHaveText(['‘vario’']);
  await expect(chips).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(chips).toHaveCount(0);
  await expect(page.locator('#stock-results')).toBeFocused();
  await expectIds(page, items, 0, 24);
  expect(getSearch(page)).toBe('');
});

test('one press takes all filters away, and keeps the order', async ({ page, stock }) => {
  await openList(page, stock, `${three}&sortBy=price_amount-asc`);
  await page.getByRole('button', { name: 'Wis alles' }).press('Enter');
  await expect(getChips(page)).toHaveCount(0);
  await expect(getCount(page)).toHaveText('240 machines');
  await expect(page.locator('#stock-results')).toBeFocused();
  expect(getSearch(page)).toBe('?sortBy=price_amount-asc');
});

test('the number of finds is said politely when it changes', async ({ page, stock, items }) => {
  await openList(page, stock, '/occasions?filter-energyType[]=diesel');
  const said = page.locator('[role=status]').filter({ hasText: 'machines' });
  const diesel = items.filter(({ energyType }) => energyType === 'diesel');
  await expect(said).toHaveText(`${String(diesel.length)} machines`);
  await said.evaluate((region) => region.setAttribute('data-same', ''));
  await getChips(page).click();
  // A region is heard when its text changes; one that is put in its place is not.
  await expect(page.locator('[role=status][data-same]')).toHaveText('240 machines');
});

test.describe('when nothing fits', () => {
  const none = '/occasions?filter-makeName[]=Fendt&filter-category.name[]=forklifts&filter-constructionYear-min=2015';

  test('the filters are repeated that help, with the number of finds without each', async ({ page, stock, items }) => {
    await openList(page, stock, none);
    const count = (isMeant: (item: CatalogueItem) => boolean) => String(items.filter(isMeant).length);
    const isFendt = ({ makeName }: CatalogueItem) => makeName === 'Fendt';
    const isForklift = ({ category }: CatalogueItem) => category.name === 'forklifts';
    const isYoung = ({ constructionYear = 0 }: CatalogueItem) => constructionYear >= 2015;
    await expect(getCount(page)).toHaveText('0 machines');
    await expect(page.getByText('Geen machine past bij deze zoekopdracht.')).toBeVisible();
    const ways = page.locator('#stock-results').getByRole('button');
    await expect(ways).toHaveText([
      `Zonder Categorie: Heftrucks${count((item) => isFendt(item) && isYoung(item))} machines`,
      `Zonder Merk: Fendt${count((item) => isForklift(item) && isYoung(item))} machines`,
      'Wis alles',
      'Zoekopdracht bewaren',
    ]);
    await ways.nth(0).press('Enter');
    await expect(page.locator('#stock-results')).toBeFocused();
    const left = items.filter((item) => isFendt(item) && isYoung(item));
    await expectIds(page, left);
    await expect(getChips(page)).toHaveText(['Merk: Fendt', 'Bouwjaar: vanaf 2015']);
  });

  test('pairs of filters are named where no single one helps', async ({ page, stock, items }) => {
    const isCheap = '&filter-price.amount-max=1';
    await openList(page, stock, `/occasions?filter-makeName[]=Linde&filter-category.name[]=tractors${isCheap}`);
    const tractors = items.filter(({ category }) => category.name === 'tractors');
    const linde = items.filter(({ makeName }) => makeName === 'Linde');
    const ways = page.locator('#stock-results').getByRole('button');
    const count = (found: readonly CatalogueItem[]) => `${String(found.length)} machines`;
    await expect(ways).toHaveText([
      `Zonder Merk: Linde, Prijs: t/m € 1${count(tractors)}`,
      `Zonder Categorie: Tractoren, Prijs: t/m € 1${count(linde)}`,
      'Wis alles',
      'Zoekopdracht bewaren',
    ]);
    await ways.nth(1).click();
    await expectIds(page, linde);
    await expect(getChips(page)).toHaveText(['Merk: Linde']);
  });

  test('it is not said that it could not be loaded, and German readers read it in German', async ({ page, stock }) => {
    await openList(page, stock, none.replace('/occasions', '/de/anlasse'));
    await expect(page.getByText('Keine Maschine passt zu dieser Suche.')).toBeVisible();
    await expect(page.getByRole('alert')).toBeEmpty();
  });

  test('a stock number typed as a keyword finds its machine, which is counted', async ({ page, stock, items }) => {
    await openList(page, stock, '/occasions?freeTextSearch=i20463');
    await expect(page.getByText('Gevonden op voorraadnummer:')).toBeVisible();
    await expect(getCount(page)).toHaveText('1 machine');
    await getChips(page).first().click();
    await expect(getCount(page)).toHaveText(`${String(items.length)} machines`);
    await page.goBack();
    await expect(getCount(page)).toHaveText('1 machine');
    await page.getByRole('link', { name: 'Volvo L30G' }).click();
    await expect(page.locator('h1')).toContainText('Volvo L30G');
  });

  test('a stock number finds its machine without its letter, too, as a keyword and as a filter', async ({
    page,
    stock,
  }) => {
    for (const filter of ['freeTextSearch=20463', 'filter-advertiserStockNumber=20463']) {
      await openList(page, stock, `/occasions?${filter}`);
      await expect(page.getByRole('link', { name: 'Volvo L30G' })).toBeVisible();
    }
  });

  test('words that no machine has become filters, each with what is left without it', async ({
    page,
    stock,
    items,
  }) => {
    await openList(page, stock, '/occasions?freeTextSearch=fendt%20heftrucks');
    await expect(getChips(page)).toHaveText(['Categorie: Heftrucks', 'Merk: Fendt']);
    const fendt = items.filter(({ makeName }) => makeName === 'Fendt');
    const without = page.getByRole('button', { name: /^Zonder Categorie: Heftrucks/ });
    await expect(without).toHaveText(`Zonder Categorie: Heftrucks${String(fendt.length)} machines`);
    await without.press('Enter');
    await expectIds(page, fendt);
    await expect(getChips(page)).toHaveText(['Merk: Fendt']);
    await expect(page.locator('#stock-results')).toBeFocused();
  });

  test('the beginning of a make is offered as the make, with its count', async ({ page, stock, items }) => {
    await openList(page, stock, '/occasions?freeTextSearch=fen%20zzqq');
    const fendt = items.filter(({ makeName }) => makeName === 'Fendt');
    const instead = page.getByRole('list', { name: 'Bedoelt u misschien:' });
    await instead.getByRole('button', { name: `Fendt ${String(fendt.length)} machines` }).press('Enter');
    await expectIds(page, fendt);
    await expect(getChips(page)).toHaveText(['Merk: Fendt']);
  });

  test('a stock without a machine says that instead', async ({ page, stock }) => {
    stock.answer(async (route, { pagination }) => {
      const answer = { results: [], aggregations: {}, pagination: { ...pagination, total: 0 } };
      await route.fulfill({ json: answer, headers: { 'access-control-allow-origin': '*' } });
      return true;
    });
    await openList(page, stock);
    await expect(page.getByText('Sorry, er is op dit moment geen voorraad beschikbaar.')).toBeVisible();
    await expect(page.getByText('Geen machine past bij deze zoekopdracht.')).toHaveCount(0);
    await expect(page.locator('#stock-results').getByRole('button')).toHaveCount(0);
  });
});
