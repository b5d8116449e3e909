/** @jest-environment jsdom */
import {
  choose,
  openFilterPage,
  queryFilter,
  readAddress,
  readChips,
  tick,
  type,
  type Act,
} from '@/testing/filter-page';

import { parseQuery } from '../../model/search/query';
import { buildPageRequest } from '../../model/search/search-request';

const today = new Date('2026-11-21T12:00:00Z');

test.each<[string, Act, string, object, string[]]>([
  [
    'category',
    tick('Categorie', /^Heftrucks/),
    '?filter-category.name[]=forklifts',
    { property: 'category.name', values: ['forklifts'] },
    ['Categorie: Heftrucks'],
  ],
  [
    'make, of which any may hold',
    tick('Merk', /^Fendt/, /^Claas/),
    '?filter-makeName[]=Fendt,Claas',
    { property: 'makeName', values: ['Fendt', 'Claas'] },
    ['Merk: Fendt', 'Merk: Claas'],
  ],
  [
    'construction year',
    type('Bouwjaar', { 'Bouwjaar, vanaf': '2015', 'Bouwjaar, tot en met': '2018' }),
    '?filter-constructionYear-min=2015&filter-constructionYear-max=2018',
    { property: 'constructionYear', minimum: 2015, maximum: 2018 },
    ['Bouwjaar: 2015 t/m 2018'],
  ],
  [
    'price, in euros in the address and in cents in the request',
    type('Prijs', { 'Prijs, vanaf': '10.000', 'Prijs, tot en met': '25000,50' }),
    '?filter-price.amount-min=10000&filter-price.amount-max=25000.5',
    { property: 'price.amount', minimum: 1_000_000, maximum: 2_500_050 },
    ['Prijs: € 10.000 t/m € 25.000,50'],
  ],
  [
    'price up to an amount, without the items whose price is on request',
    type('Prijs', { 'Prijs, tot en met': '5k' }),
    '?filter-price.amount-max=5000',
    { property: 'price.amount', minimum: 1, maximum: 500_000 },
    ['Prijs: t/m € 5.000'],
  ],
  [
    'operating hours',
    type('Draaiuren', { 'Draaiuren, tot en met': '1500' }),
    '?filter-operatingHours-max=1500',
    { property: 'operatingHours', maximum: 1500 },
    ['Draaiuren: t/m 1.500 uur'],
  ],
  [
    'stock number',
    type('Voorraadnummer', { Voorraadnummer: 'i20463' }),
    '?filter-advertiserStockNumber=i20463',
    { property: 'advertiserStockNumber', values: ['i20463', 'I20463'] },
    ['Voorraadnummer: i20463'],
  ],
  [
    'VAT that can be reclaimed',
    choose('Btw', /^Btw verrekenbaar/),
    '?filter-pricing.vat=deductible',
    { property: 'pricing.vat', values: ['btw', 'new'] },
    ['Btw verrekenbaar'],
  ],
  [
    'rental, with what is for both',
    choose('Verkoop of verhuur', /^Te huur/),
    '?filter-transaction=rental',
    { property: 'transaction', values: ['rental', 'both'] },
    ['Te huur'],
  ],
  [
    'sale, with what is for both',
    choose('Verkoop of verhuur', /^Te koop/),
    '?filter-transaction=sales',
    { property: 'transaction', values: ['sale', 'both'] },
    ['Te koop'],
  ],
  [
    'energy type',
    tick('Energiebron', /^Elektrisch/),
    '?filter-energyType[]=electric',
    { property: 'energyType', values: ['electric'] },
    ['Energiebron: Elektrisch'],
  ],
  [
    'emissions class',
    tick('Emissieklasse', /^Stage IIIB/),
    '?filter-emissionsClass[]=Stage IIIB',
    { property: 'emissionsClass', values: ['Stage IIIB'] },
    ['Emissieklasse: Stage IIIB'],
  ],
  [
    'used, not new',
    choose('Nieuw of gebruikt', /^Gebruikt/),
    '?filter-used=used',
    { property: 'used', values: [true] },
    ['Gebruikt'],
  ],
  [
    'what is available',
    tick('Zonder verkochte machines', /^Zonder verkochte machines/),
    '?filter-status=available',
    { property: 'status', values: [null, 'reserved'] },
    ['Zonder verkochte machines'],
  ],
  [
    'new this week',
    tick('Nieuw in de laatste 7 dagen', /^Nieuw in de laatste 7 dagen/),
    '?filter-createdDate=week',
    { property: 'createdDate', minimum: '2026-11-14T00:00:00Z' },
    ['Nieuw in de laatste 7 dagen'],
  ],
])('the filter on %s says so in address, request and chip', async (_, act, search, filter, chips) => {
  await act(openFilterPage());
  expect(readAddress()).toBe(search);
  const request = { query: parseQuery(search), scope: {}, today, page: 1, withFacets: false };
  expect(buildPageRequest(request).filters).toEqual([filter]);
  expect(readChips()).toEqual(chips);
});

const named = { tractors: 'Tractoren', forklifts: 'Heftrucks', mowers: 'mowers', sprayers: 'sprayers' } as const;

test.each<[string, keyof typeof named, Act, string, object, string]>([
  [
    'power, typed in horsepower',
    'tractors',
    type('Vermogen', { 'Vermogen, vanaf': '100 pk', 'Vermogen, tot en met': '150' }),
    'filter-power.value-min=74&filter-power.value-max=150',
    { property: 'power.value', minimum: 74, maximum: 150 },
    'Vermogen: 74 kW (101 pk) t/m 150 kW (204 pk)',
  ],
  [
    'lifting height, in metres in the address and in millimetres in the request',
    'forklifts',
    type('Hefhoogte', { 'Hefhoogte, vanaf': '4500 mm', 'Hefhoogte, tot en met': '4,7' }),
    'filter-liftingHeight.value-min=4.5&filter-liftingHeight.value-max=4.7',
    { property: 'liftingHeight.value', minimum: 4500, maximum: 4700 },
    'Hefhoogte: 4,5 m t/m 4,7 m',
  ],
  [
    'lifting capacity',
    'forklifts',
    type('Hefvermogen', { 'Hefvermogen, vanaf': '2,5 t' }),
    'filter-liftingCapacity.value-min=2500',
    { property: 'liftingCapacity.value', minimum: 2500 },
    'Hefvermogen: vanaf 2.500 kg',
  ],
  [
    'working width',
    'mowers',
    type('Werkbreedte', { 'Werkbreedte, tot en met': '320cm' }),
    'filter-workingWidth.value-max=3.2',
    { property: 'workingWidth.value', minimum: 1, maximum: 3200 },
    'Werkbreedte: t/m 3,2 m',
  ],
  [
    'transmission',
    'tractors',
    tick('Transmissie', /^Automaat/),
    'filter-transmissionType[]=automatic',
    { property: 'transmissionType', values: ['automatic'] },
    'Transmissie: Automaat',
  ],
  [
    'mast stages',
    'forklifts',
    tick('Hefmast', /^Driedelig/),
    'filter-mastStageCount[]=3',
    { property: 'mastStageCount', values: ['3'] },
    'Hefmast: Driedelig (triplex)',
  ],
  [
    'free lift',
    'forklifts',
    tick('Vrije hef', /^Vrije hef/),
    'filter-freeliftAvailable=yes',
    { property: 'freeliftAvailable', values: [true] },
    'Vrije hef',
  ],
  [
    'tank',
    'sprayers',
    type('Tankinhoud', { 'Tankinhoud, vanaf': '4 m³' }),
    'filter-tankCapacity.value-min=4000',
    { property: 'tankCapacity.value', minimum: 4000 },
    'Tankinhoud: vanaf 4.000 l',
  ],
])(
  'the filter on %s is for %s, and says so in address, request and chip',
  async (_, category, act, search, filter, chip) => {
    const at = `?filter-category.name[]=${category}`;
    await act(openFilterPage({ at }));
    expect(readAddress()).toBe(`${at}&${search}`);
    const request = { query: parseQuery(`?${search}`), scope: {}, today, page: 1, withFacets: false };
    expect(buildPageRequest(request).filters).toEqual([filter]);
    expect(readChips()).toEqual([`Categorie: ${named[category]}`, chip]);
  },
);

test.each([
  ['with photos', '?filter-images=with', { property: 'images', minimum: 1 }, 'Met foto’s'],
  [
    'mast type',
    '?filter-mastType[]=scissor',
    { property: 'mastType', values: ['scissor'] },
    'Type mast of giek: Schaar',
  ],
])('the filter on %s has no place in the panel', (_, at, filter, chip) => {
  openFilterPage({ at });
  const request = { query: parseQuery(at), scope: {}, today, page: 1, withFacets: false };
  expect(buildPageRequest(request).filters).toEqual([filter]);
  expect(readChips()).toEqual([chip]);
  expect(queryFilter(chip.replace(/:.*/, ''))).toBeNull();
});

test('what an API answers no facet for is not in the panel', () => {
  openFilterPage({ facets: {}, at: '?filter-category.name[]=forklifts' });
  for (const label of ['Nieuw of gebruikt', 'Zonder verkochte machines', 'Hefmast', 'Vrije hef', 'Transmissie'])
    expect(queryFilter(label)).toBeNull();
});
