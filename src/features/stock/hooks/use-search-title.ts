import { useTexts } from '@/i18n/use-texts';

import type { NamedCategory } from '../model/categories/category-names';
import { toListRoute, type FeedFilter } from '../model/seo/filter-feed';

import { useQueryLabels } from './use-query-labels';

/** A search in words: its filters, or the name of its list. @example 'Fendt · vanaf 2018' */
export function useSearchTitle(names: readonly NamedCategory[]): (filter: FeedFilter) => string {
  const { t } = useTexts();
  const toLabel = useQueryLabels(names);
  return (filter) => {
    const list = t(`common:page.${toListRoute(filter)}.title`);
    const words = toLabel(filter.query);
    if (words === '') return list;
    return filter.sector === null ? words : `${list} · ${words}`;
  };
}
