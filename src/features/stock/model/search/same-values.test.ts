import { buildItem } from '../../../../testing/factories/search-result';
import { answerFromIndex } from '../filter-index/answer-from-index';
import { readFilterIndex } from '../filter-index/filter-index';
import { toFilterIndexFile } from '../filter-index/to-filter-index-file';

import { toggleValue } from './applied-filters';
import { toFacets } from './count-facets';
import { parseFacets, toFacetOptions } from './facets';
import { emptyQuery } from './query';
import { mergeCounts } from './same-values';
import { buildSearchRequest } from './search-request';

const makes = ['John Deere', 'JOHN DEERE', 'John Deere', 'Po\u0308ttinger', 'Pöttinger ', 'Müller', 'Muller'];
const items = makes.map((makeName, index) => buildItem({ advertisementID: index + 1, makeName }));

test('makes of the same letters are one value, called as most are, with the writings of the API', () => {
  expect(toFacets(items).makeName).toEqual({
    counts: [
      { value: 'John Deere', count: 3, writings: ['John Deere', 'JOHN DEERE'] },
      { value: 'Pöttinger', count: 2, writings: ['Po\u0308ttinger', 'Pöttinger '] },
      { value: 'Muller', count: 1 },
      { value: 'Müller', count: 1 },
    ],
  });
});

test('a member of an enumeration is found in any case; other values are dropped', () => {
  const energyType = [
    { value: 'Diesel', count: 2 },
    { value: 'diesel', count: 1 },
    { value: 'steam', count: 9 },
  ];
  expect(parseFacets({ energyType }).facets.energyType).toEqual({
    counts: [{ value: 'diesel', count: 3, writings: ['Diesel', 'diesel'] }],
  });
  expect(mergeCounts('transaction', [{ value: 'SALE', count: 1 }])).toEqual([
    { value: 'sale', count: 1, writings: ['SALE'] },
  ]);
  expect(
    mergeCounts('category.name', [
      { value: 'Cars', count: 1 },
      { value: 'cars', count: 1 },
    ]),
  ).toHaveLength(2);
});

test('the index finds all of a make, however it is written in the address', () => {
  const index = readFilterIndex(JSON.parse(JSON.stringify(toFilterIndexFile(items, { withPhotos: false }))));
  if (index === 'none' || index === 'broken') throw new Error(index);
  const request = buildSearchRequest({
    size: 0,
    filters: [{ property: 'makeName', values: ['JOHN  deere'] }],
    aggregations: ['makeName'],
  });
  expect(answerFromIndex(index, request)).toMatchObject({
    total: 3,
    facets: { makeName: { counts: [{ value: 'John Deere', count: 3 }] } },
  });
});

test('a make in another writing than the list has is ticked there, and its tick can be taken away', () => {
  const options = toFacetOptions(toFacets(items).makeName, ['JOHN DEERE'], (value) => value);
  expect(options.filter(({ isSelected }) => isSelected).map(({ value }) => value)).toEqual(['John Deere']);
  expect(options).toHaveLength(4);
  const query = { ...emptyQuery, values: { makeName: ['JOHN DEERE'] } };
  expect(toggleValue(query, 'makeName', 'John Deere').values).toEqual({});
});
