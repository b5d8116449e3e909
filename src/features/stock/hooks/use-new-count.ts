import { useMemo } from 'react';

import { useFrozenValue } from '@/hooks/use-frozen-value';

import { countNew } from '../model/search/new-items';
import type { Scope } from '../model/search/search-request';

import { useIndexedSearch } from './filter-index-store';
import type { ListAnswer } from './use-list-answer';
import type { StockQueryState } from './use-stock-query';

type Options = Pick<ListAnswer, 'answer' | 'source' | 'isWaiting' | 'today'> &
  Pick<StockQueryState, 'query' | 'firstPage'> & { scope: Scope; isHydrated: boolean };

/** The number of items of a list that are new this week; null when it is unknown, and in the HTML: it is of one day. */
export function useNewCount({
  answer,
  source,
  isWaiting,
  isHydrated,
  firstPage,
  scope,
  today,
  ...now
}: Options): number | null {
  const search = useIndexedSearch();
  const query = useFrozenValue(now.query, isWaiting);
  return useMemo(
    () =>
      isHydrated
        ? countNew({
            ...{ query, firstPage, scope, today, search },
            // Items of the index have a day, not a time.
            answer: source === 'index' && query.values.createdDate === undefined ? null : answer,
          })
        : null,
    [answer, source, search, query, firstPage, scope, today, isHydrated],
  );
}
