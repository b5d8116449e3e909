import { getCompared } from '../../src/features/stock/model/compared-value';
import { toUnitPath } from '../../src/features/stock/model/convert-measure';
import { getProperty, type StockItem } from '../../src/features/stock/model/item';
import { toSentence } from '../../src/features/stock/model/readers/to-sentence';
import { filters, isFor } from '../../src/features/stock/model/search/filters';
import type { Dropped } from '../../src/features/stock/model/search/search-result';

/**
 * The measures that no range of a filter finds, because their unit does not convert to the one that the stock API
 * compares, in categories that have such a filter.
 */
export function findUncompared(items: readonly StockItem[]): Dropped[] {
  return items.flatMap((item) =>
    filters.flatMap((row) => {
      if (row.control !== 'range' || !isFor(row, [item.category.name])) return [];
      if (getProperty(item, row.property) === null || getCompared(item, row.property) !== null) return [];
      const path = toUnitPath(row.property);
      const reason = toSentence(path, 'is not one that filters compare', getProperty(item, path));
      return [{ advertisementID: item.advertisementID, stockNumber: item.advertiserStockNumber ?? null, reason }];
    }),
  );
}
