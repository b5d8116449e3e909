/** @size medium */
import fc from 'fast-check';

import { compareItems } from '../../../src/features/stock/model/compare-items';
import { answerFromIndex } from '../../../src/features/stock/model/filter-index/answer-from-index';
import { readFilterIndex } from '../../../src/features/stock/model/filter-index/filter-index';
import { toFilterIndexFile } from '../../../src/features/stock/model/filter-index/to-filter-index-file';
import { parseStockItem, type StockItem } from '../../../src/features/stock/model/item';
import { buildSearchRequest } from '../../../src/features/stock/model/search/search-request';
import { parseSort, sorts, type StockSort } from '../../../src/features/stock/model/search/sort';

import { searchItems } from './search-items';
import { createStockIndex } from './stock-index';
import type { StockRecord } from './stock-record';

const category = { name: 'tractors', longPluralTranslated: {} };
const longIds = ['9007199254740992', '9007199254740993', '10000000000000000'] as const;

/** An item of the site; of a record with an id that is longer than the site takes, all the same. */
function toItem(record: StockRecord): StockItem {
  const parsed = parseStockItem({ ...record, advertisementID: 1 });
  if (parsed.status === 'broken') throw new Error(parsed.reason);
  return { ...parsed.item, advertisementID: String(record.advertisementID) };
}

function askIndex(items: readonly StockItem[], sort: StockSort) {
  const index = readFilterIndex(JSON.parse(JSON.stringify(toFilterIndexFile(items, { withPhotos: true }))));
  if (index === 'none' || index === 'broken') throw new Error(`the index is ${index}`);
  return answerFromIndex(index, buildSearchRequest({ sort, size: 100 }))?.items.map((item) => item.advertisementID);
}

/** Machines of which many are equal, and many lack what is sorted by. */
const stock = fc
  .uniqueArray(fc.oneof(fc.integer({ min: 1, max: 300 }).map(String), fc.constantFrom(...longIds)), { maxLength: 12 })
  .chain((ids) =>
    fc.tuple(
      ...ids.map((advertisementID) =>
        fc.record(
          {
            advertisementID: fc.constant(advertisementID.length > 3 ? advertisementID : Number(advertisementID)),
            category: fc.constant(category),
            createdDate: fc.constantFrom(
              '2026-11-20T10:00:00Z',
              '2026-11-20T12:00:00+02:00',
              '2026-11-20T11:00:00+02:00',
              '2026-11-13',
              'gisteren',
              null,
            ),
            constructionYear: fc.constantFrom(2012, '2012', 2018, null),
            price: fc.constantFrom(null, { amount: null }, { amount: 0 }, { amount: 4_990_000, currency: 'EUR' }),
          },
          { requiredKeys: ['advertisementID', 'category'] },
        ),
      ),
    ),
  );

test('what is built stands in the order of the API, for each sort, equal machines and those without a value included', () => {
  fc.assert(
    fc.property(stock, fc.constantFrom(...sorts), (records, name) => {
      const sort = parseSort(name);
      if (sort === null) throw new Error(name);
      const { results } = searchItems(createStockIndex(records), { sort: [sort], pagination: { size: 100 } });
      const expected = results.map(({ advertisementID }) => String(advertisementID));
      const items = records.map(toItem);
      expect(items.toSorted(compareItems(sort)).map(({ advertisementID }) => advertisementID)).toEqual(expected);
      expect(askIndex(items, sort)).toEqual(expected);
    }),
    { numRuns: 500 },
  );
});
