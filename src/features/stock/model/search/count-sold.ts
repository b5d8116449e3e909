import { isCounted } from './facets';
import type { StockQuery } from './query';
import type { StockAnswer } from './search-plan';

/**
 * How many items of a list are sold; 0 when that is not known, and when the visitor filters by status: then the list
 * holds what its filter says.
 */
export function countSold({ total, facets }: Pick<StockAnswer, 'total' | 'facets'>, { values }: StockQuery): number {
  if (values.status !== undefined || !isCounted(facets.status)) return 0;
  const sold = facets.status.counts.find(({ value }) => value === 'sold')?.count ?? 0;
  return sold > total ? 0 : sold;
}
