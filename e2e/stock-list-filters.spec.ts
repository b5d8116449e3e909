import type { Locator } from '@playwright/test';

import type { CatalogueItem } from '../sandbox/catalogue/catalogue-item';

import {
  expectIds,
  getChips,
  getCount,
  getLastPageRequest,
  getSearch,
  openGroup,
  openList,
  withFilters,
} from './lib/stock-list';
import { expect, test } from './lib/stock-server';

type Case = {
  name: string;
  act: (filters: Locator) => Promise<void>;
  search: string;
  filter: object;
  isMeant: (item: CatalogueItem) => boolean;
  chips: string[];
};

const tick =
  (group: string, ...values: string[]) =>
  async (filters: Locator) => {
    const open = await openGroup(filters, group);
    for (const value of values) await open.getByRole('checkbox', { name: new RegExp(`^${value}\\b`) }).check();
  };

const type = (group: string, fields: Record<string, string>) => async (filters: Locator) => {
  const open = await openGroup(filters, group);
  for (const [label, text] of Object.entries(fields))
    await open.getByRole('textbox', { name: label, exact: true }).fill(text);
};

const cases: Case[] = [
  {
    name: 'make, of which any may hold',
    act: tick('Merk', 'Fendt', 'Claas'),
    search: '?filter-makeName[]=Fendt,Claas',
    filter: { property: 'makeName', values: ['Fendt', 'Claas'] },
    isMeant: ({ makeName }) => makeName === 'Fendt' || makeName === 'Claas',
    chips: ['Merk: Fendt', 'Merk: Claas'],
  },
  {
    name: 'price, in euros in the address and in cents in the request',
    act: type('Prijs', { 'Prijs, vanaf': '10.000', 'Prijs, tot en met': '25000,50' }),
    search: '?filter-price.amount-min=10000&filter-price.amount-max=25000.5',
    filter: { property: 'price.amount', minimum: 1_000_000, maximum: 2_500_050 },
    isMeant: ({ price }) => price !== null && price.amount >= 1_000_000 && price.amount <= 2_500_050,
    chips: ['Prijs: € 10.000 t/m € 25.000,50'],
  },
  {
    name: 'stock number',
    act: type('Voorraadnummer', { Voorraadnummer: 'i20463' }),
    search: '?filter-advertiserStockNumber=i20463',
    filter: { property: 'advertiserStockNumber', values: ['i20463', 'I20463'] },
    isMeant: ({ advertiserStockNumber }) => advertiserStockNumber === 'I20463',
    chips: ['Voorraadnummer: i20463'],
  },
  {
    name: 'rental, with what is for both',
    act: async (filters) =>
      (await openGroup(filters, 'Verkoop of verhuur')).getByRole('radio', { name: /^Te huur/ }).check(),
    search: '?filter-transaction=rental',
    filter: { property: 'transaction', values: ['rental', 'both'] },
    isMeant: ({ transaction }) => transaction !== 'sale',
    chips: ['Te huur'],
  },
];

// As visitors use them; `each-filter.test.tsx` has all filters.
for (const { name, act, search, filter, isMeant, chips } of cases) {
  test(`the filter on ${name} says so in address, request, list, chip and count`, async ({ page, stock, items }) => {
    await openList(page, stock);
    await withFilters(page, act);
    const meant = items.filter(isMeant);
    expect(meant.length).toBeGreaterThan(0);
    expect(meant.length).toBeLessThan(items.length);
    await expectIds(page, meant, 0, 24);
    await expect(getCount(page)).toHaveText(`${String(meant.length)} machine${meant.length === 1 ? '' : 's'}`);
    expect(getSearch(page)).toBe(search);
    // The index answers first, and the stock API is asked when that has been painted.
    await expect.poll(() => getLastPageRequest(stock.asked)?.filters).toEqual([filter]);
    expect((await getChips(page).allInnerTexts()).map((text) => text.replace(/\s/g, ' '))).toEqual(chips);
  });
}

test('a range for some categories comes with one of them, takes horsepower, and goes with it', async ({
  page,
  stock,
  items,
}) => {
  await openList(page, stock);
  await withFilters(page, async (filters) => {
    await expect(filters.locator('summary', { hasText: 'Vermogen' })).toHaveCount(0);
    await tick('Categorie', 'Tractoren')(filters);
    await type('Vermogen', { 'Vermogen, vanaf': '100 pk' })(filters);
  });
  const strong = items.filter(({ category, power }) => category.name === 'tractors' && (power?.value ?? 0) >= 74);
  const tractors = items.filter(({ category }) => category.name === 'tractors');
  expect(strong.length).toBeLessThan(tractors.length);
  await expectIds(page, strong, 0, 24);
  expect(getSearch(page)).toBe('?filter-category.name[]=tractors&filter-power.value-min=74');
  await expect.poll(() => getLastPageRequest(stock.asked)?.aggregations).toContain('power.value');
  await expect(getChips(page)).toHaveText(['Categorie: Tractoren', /^Vermogen: vanaf 74\s+kW \(101\s+pk\)$/]);
  await withFilters(page, async (filters) => {
    await tick('Categorie', 'Heftrucks')(filters);
    await expect(filters.locator('summary', { hasText: 'Vermogen' })).toHaveCount(0);
    await (await openGroup(filters, 'Categorie')).getByRole('checkbox', { name: /^Tractoren/ }).uncheck();
    await expect(filters.locator('summary', { hasText: 'Hefhoogte' })).toBeVisible();
  });
  await expect(getChips(page)).toHaveText(['Categorie: Heftrucks']);
  await expectIds(
    page,
    items.filter(({ category }) => category.name === 'forklifts'),
    0,
    24,
  );
});

test('a category page does not listen to a category in its address', async ({ page, stock, items }) => {
  await openList(page, stock, '/occasions/tractoren?filter-category.name[]=forklifts');
  await expectIds(
    page,
    items.filter(({ category }) => category.name === 'tractors'),
    0,
    24,
  );
  await expect(getChips(page)).toHaveCount(0);
});

test('a sector lists the categories of the sector only, and no filter leaves it', async ({ page, stock, items }) => {
  await openList(page, stock, '/sectoren/tuin-en-park/occasions?filter-category.name[]=forklifts,rideOnMowers');
  const mowers = items.filter(({ category }) => category.name === 'rideOnMowers');
  await expectIds(page, mowers);
  await expect(getChips(page)).toHaveText(['Categorie: Zitmaaiers']);
  await getChips(page).click();
  await expect(getCount(page)).not.toHaveText(`${String(mowers.length)} machines`);
  const { filters } = getLastPageRequest(stock.asked) ?? {};
  const [sector] = filters ?? [];
  const allowed: readonly unknown[] = sector !== undefined && 'values' in sector ? sector.values : [];
  expect(allowed).toContain('rideOnMowers');
  expect(allowed).not.toContain('forklifts');
  await expectIds(
    page,
    items.filter(({ category }) => allowed.includes(category.name)),
    0,
    24,
  );
  await withFilters(page, async (panel) => {
    const options = (await openGroup(panel, 'Categorie')).getByRole('checkbox');
    await expect(options.first()).toBeVisible();
    await expect(panel.getByRole('checkbox', { name: /^Heftrucks/ })).toHaveCount(0);
  });
});
