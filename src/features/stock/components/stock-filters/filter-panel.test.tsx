/** @jest-environment jsdom */
import { render } from '@testing-library/react';

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
} from '@/testing/filter-page';

import { toFacets } from '../../model/search/facets';

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
  await tick('Kraftstoffart', /^Elektro/)(openFilterPage({ locale: 'de' }));
  expect(readChips()).toEqual(['Kraftstoffart: Elektro']);
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
  expect(readOptions('Merk')).toHaveLength(8);
  expect(getBox('Merk', /^h 2$/)).toBeChecked();
  expect(getBox('Merk', /^Kverneland 0$/)).toBeChecked();
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
