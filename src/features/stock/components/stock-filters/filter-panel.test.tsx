/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';

import {
  FilterPage,
  getBox,
  getFilter,
  queryFilter,
  readAddress,
  readChips,
  readOptions,
  openFilterPage,
  tick,
  type,
} from '@/testing/filter-page';

import { toFacets } from '../../model/search/count-facets';

test('sub categories appear with their category, and go with it', async () => {
  const user = openFilterPage();
  expect(queryFilter('Subcategorie')).not.toBeInTheDocument();
  await tick('Categorie', /^Tractoren/, /^Heftrucks/)(user);
  await tick('Subcategorie', /^Vanaf 120 kW/, /^Elektrische heftrucks/)(user);
  await tick('Categorie', /^Tractoren/)(user);
  expect(readAddress()).toBe('?filter-category.name[]=forklifts&filter-subCategory.name[]=electricForklifts');
  expect(readOptions('Subcategorie')).toEqual(['Elektrische heftrucks 1']);
});

test('sub categories of other categories are not offered while the answer is on its way', async () => {
  // The facets stay those of all categories.
  await tick('Categorie', /^Tractoren/)(openFilterPage());
  expect(readOptions('Subcategorie')).toEqual(['Vanaf 120 kW 2', 'Tot 75 kW 1']);
});

test('the page of one category has no list of categories, but its sub categories', () => {
  openFilterPage({ scope: { 'category.name': ['tractors'] } });
  expect(queryFilter('Categorie')).not.toBeInTheDocument();
  expect(readOptions('Subcategorie')).toEqual(['Vanaf 120 kW 2', 'Tot 75 kW 1']);
});

test('in German the words of filters and chips are German', async () => {
  await tick('Energiequelle', /^Elektro/)(openFilterPage({ locale: 'de' }));
  expect(readChips()).toEqual(['Energiequelle: Elektro']);
});

test('values stand with their counts, most first, six of them until more are asked for', async () => {
  const counts = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((value, index) => ({ value, count: 9 - index }));
  const all = counts.map(({ value, count }) => `${value} ${String(count)}`);
  const user = openFilterPage({ facets: { makeName: { counts } } });
  expect(readOptions('Merk')).toEqual(all.slice(0, 6));
  await user.click(getFilter('Merk').getByRole('button', { name: 'Nog 2' }));
  expect(readOptions('Merk')).toEqual(all);
  expect(getBox('Merk', /^g/)).toHaveFocus();
  await user.click(getFilter('Merk').getByRole('button', { name: 'Minder tonen' }));
  expect(readOptions('Merk')).toEqual(all.slice(0, 6));
});

test('a selected value stays in sight: beyond the six, and where nothing has it', () => {
  const counts = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((value, index) => ({ value, count: 9 - index }));
  openFilterPage({ at: '?filter-makeName[]=h,Kverneland', facets: { makeName: { counts } } });
  // One more takes no more room than a button for it.
  expect(readOptions('Merk')).toHaveLength(9);
  expect(getBox('Merk', /^h 2$/)).toBeChecked();
  expect(getBox('Merk', /^Kverneland 0$/)).toBeChecked();
});

describe('a range that is for some categories', () => {
  const field = (group: string, name: string) => getFilter(group).getByRole('textbox', { name, hidden: true });

  test('appears with its category, and goes with it and its chip', async () => {
    const user = openFilterPage();
    expect(queryFilter('Vermogen')).not.toBeInTheDocument();
    await tick('Categorie', /^Tractoren/)(user);
    await type('Vermogen', { 'Vermogen, vanaf': '100 pk' })(user);
    expect(readChips()).toEqual(['Categorie: Tractoren', 'Vermogen: vanaf 74 kW (101 pk)']);
    await tick('Categorie', /^Heftrucks/)(user);
    expect(queryFilter('Vermogen')).not.toBeInTheDocument();
    expect(readChips()).toEqual(['Categorie: Tractoren', 'Categorie: Heftrucks']);
    await tick('Categorie', /^Tractoren/)(user);
    expect(queryFilter('Vermogen')).not.toBeInTheDocument();
    expect(field('Hefhoogte', 'Hefhoogte, vanaf')).toBeInTheDocument();
  });

  test('is on the page of its category, says its unit and which others are understood, and lets a phone type them', () => {
    openFilterPage({ scope: { 'category.name': ['tractors'] } });
    const from = field('Vermogen', 'Vermogen, vanaf');
    expect(from).toHaveAttribute('inputmode', 'text');
    expect(from).toHaveAccessibleDescription('In kW. Mag ook: 100 pk.');
  });

  test('shows how far the stock reaches, a length to the centimetre', () => {
    const facets = {
      'liftingHeight.value': { minimum: 3701, maximum: 4755 },
      'liftingCapacity.value': { minimum: 227, maximum: 2500 },
    };
    openFilterPage({ scope: { 'category.name': ['forklifts'] }, facets });
    const read = (group: string, end: string) => field(group, `${group}, ${end}`).getAttribute('placeholder');
    expect([read('Hefhoogte', 'vanaf'), read('Hefhoogte', 'tot en met')]).toEqual(['3,7', '4,76']);
    expect([read('Hefvermogen', 'vanaf'), read('Hefvermogen', 'tot en met')]).toEqual(['227', '2.500']);
  });

  test('is not there where the API answers none for it, or for the whole of a sector', () => {
    const scope = { 'category.name': ['tractors'] };
    const { rerender } = render(<FilterPage scope={scope} facets={{}} />);
    expect(queryFilter('Vermogen')).not.toBeInTheDocument();
    rerender(<FilterPage scope={scope} facets={{ 'power.value': { counts: [] } }} />);
    expect(queryFilter('Vermogen')).not.toBeInTheDocument();
    rerender(<FilterPage scope={scope} facets={{ 'power.value': { minimum: 9, maximum: 174 } }} />);
    expect(queryFilter('Vermogen')).toBeInTheDocument();
    rerender(<FilterPage scope={{ 'category.name': ['tractors', 'balers'] }} />);
    expect(queryFilter('Vermogen')).not.toBeInTheDocument();
  });

  test('stays while it is changed, although nothing is left in it', async () => {
    const scope = { 'category.name': ['tractors'] };
    const user = openFilterPage({
      scope,
      at: '?filter-power.value-min=999',
      facets: { 'power.value': { counts: [] } },
    });
    const from = field('Vermogen', 'Vermogen, vanaf');
    await user.clear(from);
    await user.tab();
    expect(readAddress()).toBe('');
    expect(from).toBeInTheDocument();
  });

  test('of an address without its category is a chip alone, which takes it off', async () => {
    const user = openFilterPage({ at: '?filter-power.value-min=100' });
    expect(queryFilter('Vermogen')).not.toBeInTheDocument();
    expect(readChips()).toEqual(['Vermogen: vanaf 100 kW (136 pk)']);
    await tick('Merk', /^Fendt/)(user);
    await user.click(screen.getByRole('button', { name: /^Filter verwijderen: Vermogen/ }));
    expect(readAddress()).toBe('?filter-makeName[]=Fendt');
  });

  test('names horsepower as each language does', () => {
    openFilterPage({ locale: 'de', scope: { 'category.name': ['tractors'] }, at: '?filter-power.value-min=100' });
    expect(field('Leistung', 'Leistung, ab')).toHaveAccessibleDescription('In kW. Auch möglich: 100 PS.');
    expect(readChips()).toEqual(['Leistung: ab 100 kW (136 PS)']);
  });
});

test('empty fields of a range show how far the stock reaches', () => {
  openFilterPage();
  const field = (name: string) => getFilter('Bouwjaar').getByRole('textbox', { name, hidden: true });
  expect(field('Bouwjaar, vanaf')).toHaveAttribute('placeholder', '2009');
  expect(field('Bouwjaar, tot en met')).toHaveAttribute('placeholder', '2018');
});

test('a group with nothing to choose from is not there at first, and stays once it was', () => {
  const { rerender } = render(<FilterPage facets={{}} />);
  expect(queryFilter('Merk')).not.toBeInTheDocument();
  rerender(<FilterPage />);
  expect(readOptions('Merk')).toHaveLength(3);
  rerender(<FilterPage facets={toFacets([])} />);
  expect(readOptions('Merk')).toEqual(expect.arrayContaining(['Fendt 0', 'Claas 0', 'Linde 0']));
});

test('a set range says how many items have no value, and takes them in and out', async () => {
  const operatingHours = { minimum: 0, maximum: 9000, unknown: 5 };
  const at = '?filter-operatingHours-max=3000';
  const user = openFilterPage({ at, facets: { operatingHours } });
  await user.click(getBox('Draaiuren', '+ 5 zonder draaiuren'));
  expect(readAddress()).toBe(`${at}&filter-operatingHours-unknown=yes`);
  expect(readChips()).toEqual(['Draaiuren: t/m 3.000 uur of onbekend']);
  await type('Draaiuren', { 'Draaiuren, vanaf': '100' })(user);
  expect(readAddress()).toBe(
    '?filter-operatingHours-min=100&filter-operatingHours-max=3000&filter-operatingHours-unknown=yes',
  );
  await user.click(getBox('Draaiuren', '+ 5 zonder draaiuren'));
  expect(readAddress()).toBe('?filter-operatingHours-min=100&filter-operatingHours-max=3000');
});

test.each([
  ['the range is not set', '', 5],
  ['no item lacks a value', '?filter-operatingHours-max=3000', 0],
  ['the API does not say', '?filter-operatingHours-max=3000', undefined],
])('nothing is said of items without a value where %s', (_, at, unknown) => {
  const facet = { minimum: 0, maximum: 9000, ...(unknown !== undefined && { unknown }) };
  openFilterPage({ at, facets: { operatingHours: facet } });
  expect(screen.queryByRole('checkbox', { name: /zonder/ })).not.toBeInTheDocument();
});

test('in German the word for what lacks keeps its capital', () => {
  openFilterPage({
    locale: 'de',
    at: '?filter-operatingHours-max=3000',
    facets: { operatingHours: { minimum: 0, maximum: 9000, unknown: 5 } },
  });
  expect(getBox('Betriebsstunden', '+ 5 ohne Betriebsstunden')).toBeVisible();
});
