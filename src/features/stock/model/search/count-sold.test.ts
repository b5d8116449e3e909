import { countSold } from './count-sold';
import type { Facets } from './facets';
import { parseQuery } from './query';

const facets: Facets = {
  status: {
    counts: [
      { value: 'available', count: 226 },
      { value: 'sold', count: 14 },
    ],
  },
};
const all = parseQuery('');

test('sold items of a list are counted', () => {
  expect(countSold({ total: 240, facets }, all)).toBe(14);
});

test.each([
  ['an answer without counts', { total: 240, facets: {} }, all],
  ['counts without sold ones', { total: 240, facets: { status: { counts: [] } } }, all],
  ['more of them than the list holds', { total: 3, facets }, all],
  ['a filter by status', { total: 226, facets }, parseQuery('?filter-status=available')],
])('%s has none to name', (_, answer, query) => {
  expect(countSold(answer, query)).toBe(0);
});
