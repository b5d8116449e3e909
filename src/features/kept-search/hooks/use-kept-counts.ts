import { useState } from 'react';

import { useAnswers } from '@/features/stock/hooks/use-answers';
import type { SectorCategories } from '@/features/stock/model/built-list';
import { getFacetProperties } from '@/features/stock/model/search/filters';
import { emptyQuery } from '@/features/stock/model/search/query';
import { buildCountRequest, restrictToScope, type Scope } from '@/features/stock/model/search/search-request';
import type { FeedFilter } from '@/features/stock/model/seo/filter-feed';

export type KeptCounts = {
  /** How many items there are; null when it is not known (yet). */
  total: number | null;
  /** How many of them came in since the search was last opened; null when it is not known. */
  fresh: number | null;
  isSettled: boolean;
};

type Counted = { filter: FeedFilter; seen: string | null };

/** Counts the items of kept searches, live, each with two requests that bring no items. */
export function useKeptCounts(searches: readonly Counted[], sectors: readonly SectorCategories[]): KeptCounts[] {
  const [today] = useState(() => new Date());
  // Lists know how the API spells their values, from its facets. Without that, a count would be too low.
  const spellings = useAnswers([buildCountRequest({ query: emptyQuery, scope: {}, today }, getFacetProperties([]))]);
  const requests = searches.flatMap(({ filter, seen }) => {
    const scope = toScope(filter, sectors);
    const total = buildCountRequest({ query: restrictToScope(filter.query, scope), scope, today });
    const since = seen === null ? [] : [{ property: 'createdDate', minimum: seen }];
    return [total, { ...total, filters: [...total.filters, ...since] }];
  });
  const { answers, isSettled } = useAnswers(spellings.isSettled ? requests : []);
  return searches.map(({ seen }, index) => ({
    total: answers[2 * index]?.total ?? null,
    fresh: seen === null ? null : (answers[2 * index + 1]?.total ?? null),
    isSettled: isSettled && spellings.isSettled,
  }));
}

function toScope({ sector }: FeedFilter, sectors: readonly SectorCategories[]): Scope {
  return sector === null ? {} : { 'category.name': sectors.find(({ key }) => key === sector)?.categories ?? [] };
}
