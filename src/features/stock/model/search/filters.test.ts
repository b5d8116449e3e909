import { rangeUnits } from '../contract-ranges';

import { facetProperties, filters, getDependents, getFacetProperties, isFor } from './filters';

const measures = filters.filter((row) => row.control === 'range').filter((row) => 'categories' in row);

test('the contract says in which unit the API compares each measure, and the filter how many of it make one', () => {
  expect(measures.map(({ property }) => property)).toEqual(Object.keys(rangeUnits));
  const sizes = { 'kW kW': 1, 'm mm': 1000, 'kg kg': 1, 'l l': 1 };
  for (const { property, unit, scale } of measures)
    expect(sizes).toHaveProperty(`${unit} ${rangeUnits[property]}`, scale);
});

test.each([
  [[], false],
  [['tractors'], true],
  [['tractors', 'telehandlers'], true],
  [['tractors', 'mowers'], false],
  [['mowers'], false],
  [['constructor'], false],
])('power is for a list of %j: %p', (chosen, expected) => {
  const [power] = measures;
  expect(power !== undefined && isFor(power, chosen)).toBe(expected);
  expect(getFacetProperties(chosen).includes('power.value')).toBe(expected);
});

test('every other filter is for any list', () => {
  const others = filters.filter((row) => !('categories' in row || 'needsCategory' in row));
  expect(others.every((row) => isFor(row, []) && isFor(row, ['mowers']))).toBe(true);
});

test('a filter without a place in the panel has no facet', () => {
  const hidden = filters.filter((row) => 'isHidden' in row).map(({ property }): string => property);
  expect(hidden).toEqual(['mastType', 'pricing.type', 'damaged', 'images']);
  expect(facetProperties.filter((property) => hidden.includes(property))).toEqual([]);
});

test('sub categories and measures go with the categories', () => {
  const facts = ['mastStageCount', 'freeliftAvailable', 'transmissionType'];
  const refining = ['subCategory.name', ...measures.map(({ property }) => property), ...facts];
  expect(getDependents('category.name')).toEqual(refining);
  expect(getDependents('makeName')).toEqual([]);
});
