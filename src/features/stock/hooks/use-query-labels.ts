import { useTexts } from '@/i18n/use-texts';

import type { NamedCategory } from '../model/categories/category-names';
import type { StockQuery } from '../model/search/query';
import { toQueryLabel } from '../model/search/query-label';

import { useFilterWords } from './use-filter-words';

/**
 * A query in short words: its filters in the order of the panel, its search term, its order. With another query, what
 * it has more than that one.
 */
export function useQueryLabels(
  categories: readonly NamedCategory[],
): (query: StockQuery, before?: StockQuery) => string {
  const texts = useTexts();
  const words = useFilterWords(categories);
  return (query, before) => toQueryLabel(words, texts, query, before);
}
