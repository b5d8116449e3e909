import { useEffect, useMemo } from 'react';

import type { DocumentFlags } from '@/gatsby/document/document-flags';
import { useDelayed } from '@/hooks/use-delayed';

import { getLast, getMissing, type Missing } from '../model/search/missing-pages';
import { emptyQuery, type StockQuery } from '../model/search/query';
import { toSearchPlan, type StockAnswer } from '../model/search/search-plan';
import type { Scope } from '../model/search/search-request';

import { useStockSearch, type StockSearch } from './use-stock-search';
import { useToday } from './use-today';

/** Then a visitor wonders whether anything happens; the request itself may take longer. */
const hangingMs = 4000;

type Options = {
  built: StockAnswer;
  query: StockQuery;
  firstPage: number;
  scope: Scope;
  categories: readonly { name: string }[];
  isHydrated: boolean;
};

export type ListAnswer = Omit<StockSearch, 'answered'> & {
  today: Date;
  /** Whether the answer is the one to the query. */
  isCurrent: boolean;
  /** Whether the answer on screen is the one that the page was built with. */
  isBuilt: boolean;
  missing: Missing;
  /** The last page on screen. */
  lastShown: number;
  isWaiting: boolean;
  /** Waiting takes long enough to be shown. */
  isSlow: boolean;
  /** Waiting takes so long that it is said in words. */
  isHanging: boolean;
  /** The answer is the index's, and the stock API takes long enough to confirm it for that to be shown. */
  isUnconfirmed: boolean;
};

/** The answer to the query of a list, and how far it is behind the query. */
export function useListAnswer({ built, query, firstPage, scope, categories, isHydrated }: Options): ListAnswer {
  const today = useToday(query);
  const plan = useMemo(() => toSearchPlan({ query, scope, firstPage, today }), [query, scope, firstPage, today]);
  const { answered, ...search } = useStockSearch({ built, plan, categories, isLive: isHydrated });
  const builtPlan = useMemo(() => toSearchPlan({ query: emptyQuery, scope, firstPage: 1, today }), [scope, today]);
  const shown = answered ?? builtPlan;
  const isCurrent = search.source !== null;
  const isWaiting = search.state === 'loading' && !isCurrent;
  useEffect(() => {
    if (isHydrated && !isWaiting) delete (document.documentElement.dataset as DocumentFlags).unanswered;
  }, [isHydrated, isWaiting]);
  return {
    ...search,
    today,
    isCurrent,
    isBuilt: answered === null,
    missing: getMissing(plan, shown),
    lastShown: getLast(shown),
    isWaiting,
    isSlow: useDelayed(isWaiting),
    isHanging: useDelayed(isWaiting, hangingMs),
    isUnconfirmed: useDelayed(search.state === 'loading' && search.source === 'index'),
  };
}
