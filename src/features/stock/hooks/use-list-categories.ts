import { useMemo } from 'react';

import { hasUnnamed, type NamedCategory } from '../model/categories/category-names';
import type { Facets } from '../model/search/facets';
import { filtersByCategory } from '../model/search/filters-by-category';

import { useApiNames } from './use-api-names';
import { useCategoryNames } from './use-category-names';

/**
 * The categories of a list with their names. The API is asked at once when the page was built without a category that
 * a facet holds or that the address may name.
 */
export function useListCategories(
  built: readonly NamedCategory[],
  { facets, search }: { facets: Facets; search: string },
): readonly NamedCategory[] {
  const hasNewCategory = useMemo(() => hasUnnamed(built, facets), [built, facets]);
  const { names, listed } = useCategoryNames(built, hasNewCategory || filtersByCategory(search));
  useApiNames(search, listed);
  return names;
}
