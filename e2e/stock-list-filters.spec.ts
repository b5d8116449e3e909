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

const untick = (group: string, value: string) => async (filters: Locator) => {
  const open = await openGroup(filters, group);
  // A value that nothing else in the list has is gone once it is not chosen any more.
  await open.getByRole('checkbox', { name: new RegExp(`^${value}\\b`) }).click();
};

const type = (group: string, fields: Record<string, string>) => async (filters: Locator) => {
  const open = await openGroup(filters, group);
  for (const [label, text] of Object.entries(fields))
    await open.getByRole('textbox', { name: label, exact: true }).fill(text);
};

const weekAgo = new Date(Date.now() - 7 * 86_400_000).toISOString().slice(0, 10);

const cases: Case[] = [
  {
    name: 'category',
    act: tick('Categorie', 'Vorkheftrucks|Heftrucks'),
    search: '?filter-category.name[]=forklifts',
    filter: { property: 'category.name', values: ['forklifts'] },
    isMeant: ({ category }) => category.name === 'forklifts',
    chips: ['Categorie: Heftrucks'],
  },
  {
    name: 'make, of which any may hold',
    act: tick('Merk', 'Fendt', 'Claas'),
    search: '?filter-makeName[]=Fendt,Claas',
    filter: { property: 'makeName', values: ['Fendt', 'Claas'] },
    isMeant: ({ makeName }) => makeName === 'Fendt' || makeName === 'Claas',
    chips: ['Merk: Fendt', 'Merk: Claas'],
  },
  {
    name: 'construction year',
    act: type('Bouwjaar', { 'Bouwjaar, vanaf': '2015', 'Bouwjaar, tot en met': '2018' }),
    search: '?filter-constructionYear-min=2015&filter-constructionYear-max=2018',
    filter: { property: 'constructionYear', minimum: 2015, maximum: 2018 },
    isMeant: ({ constructionYear: year = 0 }) => year >= 2015 && year <= 2018,
    chips: ['Bouwjaar: 2015 t/m 2018'],
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
    name: 'price up to an amount, without the machines whose price is asked for',
    act: type('Prijs', { 'Prijs, tot en met': '5k' }),
    search: '?filter-price.amount-max=5000',
    filter: { property: 'price.amount', minimum: 1, maximum: 500_000 },
    isMeant: ({ price }) => price !== null && price.amount > 0 && price.amount <= 500_000,
    chips: ['Prijs: t/m € 5.000'],
  },
  {
    name: 'operating hours',
    act: type('Draaiuren', { 'Draaiuren, tot en met': '1500' }),
    search: '?filter-operatingHours-max=1500',
    filter: { property: 'operatingHours', maximum: 1500 },
    isMeant: ({ operatingHours = Infinity }) => operatingHours <= 1500,
    chips: ['Draaiuren: t/m 1.500 uur'],
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
    chips: ['Verkoop of verhuur: Te huur'],
  },
  {
    name: 'sale, with what is for both',
    act: async (filters) =>
      (await openGroup(filters, 'Verkoop of verhuur')).getByRole('radio', { name: /^Te koop/ }).check(),
    search: '?filter-transaction=sales',
    filter: { property: 'transaction', values: ['sale', 'both'] },
    isMeant: ({ transaction }) => transaction !== 'rental',
    chips: ['Verkoop of verhuur: Te koop'],
  },
  {
    name: 'energy type',
    act: tick('Brandstof', 'Elektrisch'),
    search: '?filter-energyType[]=electric',
    filter: { property: 'energyType', values: ['electric'] },
    isMeant: ({ energyType }) => energyType === 'electric',
    chips: ['Brandstof: Elektrisch'],
  },
  {
    name: 'emissions class',
    act: tick('Emissieklasse', 'Stage IIIB'),
    search: '?filter-emissionsClass[]=Stage IIIB',
    filter: { property: 'emissionsClass', values: ['Stage IIIB'] },
    isMeant: ({ emissionsClass }) => emissionsClass === 'Stage IIIB',
    chips: ['Emissieklasse: Stage IIIB'],
  },
  {
    name: 'new this week',
    act: tick('Nieuw deze week', 'Nieuw deze week'),
    search: '?filter-createdDate=week',
    filter: { property: 'createdDate', minimum: `${weekAgo}T00:00:00Z` },
    isMeant: ({ createdDate }) => createdDate >= weekAgo,
    chips: ['Nieuw deze week'],
  },
];

for (const { name, act, search, filter, isMeant, chips } of cases) {
  test(`the filter on ${name} says so in address, request, list, chip and count`, async ({ page, stock, items }) => {
    await openList(page, stock);
    await withFilters(page, act);
    const meant = items.filter(isMeant);
    expect(meant.length).toBeGreaterThan(0);
    expect(meant.length).toBeLessThan(items.length);
    await expectIds(page, meant.slice(0, 24));
    await expect(getCount(page)).toHaveText(`${String(meant.length)} machine${meant.length === 1 ? '' : 's'}`);
    expect(getSearch(page)).toBe(search);
    // The index answers first, and the stock API is asked when that has been painted.
    await expect.poll(() => getLastPageRequest(stock.asked)?.filters).toEqual([filter]);
    expect((await getChips(page).allInnerTexts()).map((text) => text.replace(/\s/g, ' '))).toEqual(chips);
  });
}

test('sub categories appear with their category, filter, and go with it', async ({ page, stock, items }) => {
  await openList(page, stock);
  await withFilters(page, async (filters) => {
    await expect(filters.getByText('Subcategorie', { exact: true })).toHaveCount(0);
    await tick('Categorie', 'Tractoren', 'Heftrucks')(filters);
    await tick('Subcategorie', 'Vanaf 120 kW', 'Elektrisch')(filters);
  });
  await expectIds(
    page,
    items
      .filter(({ subCategory }) => ['tractorsFrom120', 'electricForklifts'].includes(subCategory?.name ?? ''))
      .slice(0, 24),
  );
  await withFilters(page, untick('Categorie', 'Tractoren'));
  await expectIds(
    page,
    items.filter(({ subCategory }) => subCategory?.name === 'electricForklifts'),
  );
  expect(getSearch(page)).toBe('?filter-category.name[]=forklifts&filter-subCategory.name[]=electricForklifts');
});

test('a category page has no list of categories, and asks for its own machines only', async ({
  page,
  stock,
  items,
}) => {
  await openList(page, stock, '/de/anlasse/traktoren');
  await withFilters(page, async (filters) => {
    await expect(filters.getByText('Kategorie', { exact: true })).toHaveCount(0);
    await tick('Unterkategorie', 'Bis 75 kW')(filters);
  });
  await expectIds(
    page,
    items.filter(({ subCategory }) => subCategory?.name === 'tractorsTo75'),
  );
  expect(getSearch(page)).toBe('?filter-subCategory.name[]=tractorsTo75');
  for (const { filters } of stock.asked) {
    expect(filters).toContainEqual({ property: 'category.name', values: ['tractors'] });
  }
});

test('a category page does not listen to a category in its address', async ({ page, stock, items }) => {
  await openList(page, stock, '/occasions/tractoren?filter-category.name[]=forklifts');
  await expectIds(page, items.filter(({ category }) => category.name === 'tractors').slice(0, 24));
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
  const allowed = sector !== undefined && 'values' in sector ? sector.values : [];
  expect(allowed).toContain('rideOnMowers');
  expect(allowed).not.toContain('forklifts');
  await expectIds(page, items.filter(({ category }) => allowed.includes(category.name)).slice(0, 24));
  await withFilters(page, async (panel) => {
    const options = (await openGroup(panel, 'Categorie')).getByRole('checkbox');
    await expect(options.first()).toBeVisible();
    await expect(panel.getByRole('checkbox', { name: /^Heftrucks/ })).toHaveCount(0);
  });
});

test('the words of filters, chips and count are German on a German page', async ({ page, stock, items }) => {
  await openList(page, stock, '/de/anlasse');
  await withFilters(page, tick('Kraftstoffart', 'Elektro'));
  const electric = items.filter(({ energyType }) => energyType === 'electric');
  await expect(getCount(page)).toHaveText(`${String(electric.length)} Maschinen`);
  await expect(getChips(page)).toHaveText(['Kraftstoffart: Elektro']);
});
