/** @size medium */
import fc from 'fast-check';

import { parseStockItem } from '../../../src/features/stock/model/item';
import { toFacets } from '../../../src/features/stock/model/search/count-facets';
import { parseFacets } from '../../../src/features/stock/model/search/facets';
import { facetProperties } from '../../../src/features/stock/model/search/filters';
import { createCatalogue } from '../../catalogue/create-catalogue';

import { searchItems } from './search-items';
import { createStockIndex } from './stock-index';

/** Items of which the site keeps every field, each as it is sent and as the site has it. */
function toWholeItems(seed: number) {
  const { items } = createCatalogue({ seed, size: 240, today: new Date('2026-11-21T00:00:00Z') });
  return items.flatMap((raw) => {
    // Photos have their whole address only when they are sent.
    const parsed = parseStockItem({ ...raw, images: [] });
    return parsed.status === 'ok' && parsed.dropped.length === 0 ? [{ raw, item: parsed.item }] : [];
  });
}

function expectSameFacets(whole: ReturnType<typeof toWholeItems>) {
  const index = createStockIndex(whole.map(({ raw }) => raw));
  const { aggregations = {} } = searchItems(index, { pagination: { size: 0 }, aggregations: facetProperties });
  expect(parseFacets(aggregations)).toEqual({ facets: toFacets(whole.map(({ item }) => item)), dropped: [] });
}

test.each([1, 2, 3])('The site counts the facets of the stock of seed %d as this API does.', (seed) => {
  const whole = toWholeItems(seed);
  expect(whole.length).toBeGreaterThan(200);
  expectSameFacets(whole);
});

test('The site counts the facets of any part of the stock as this API does.', () => {
  const whole = toWholeItems(4);
  fc.assert(fc.property(fc.oneof(fc.subarray(whole, { maxLength: 6 }), fc.subarray(whole)), expectSameFacets));
});
