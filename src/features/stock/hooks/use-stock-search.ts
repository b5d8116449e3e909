import { useEffect, useMemo, useReducer, useRef, useState } from 'react';

import { afterPaint } from '@/hooks/use-after-paint';
import { useOnline } from '@/hooks/use-online';

import { isTooOld, toBuiltAnswer, type PlanResults } from '../model/search/built-answer';
import { toStockAnswer, type SearchPlan, type StockAnswer } from '../model/search/search-plan';

import { dropFilterIndex, useIndexedSearch } from './filter-index-store';
import { stockClient } from './stock-client';

export type StockSearch = {
  /** The answer on screen: to the plan, or until that arrives to the previous plan. */
  answer: StockAnswer;
  /**
   * The source of the plan's answer: the index until the stock API answers; null while the previous answer is on
   * screen.
   */
  source: 'live' | 'index' | null;
  /** The plan of the answer on screen; null for the built answer. */
  answered: SearchPlan | null;
  /** The state of the request. After `failed` and `offline` the answer on screen stays. */
  state: 'shown' | 'loading' | 'failed' | 'offline';
  /** Whether the same plan failed before and is being requested again. */
  isRetrying: boolean;
  retry: () => void;
};

type Options = {
  built: StockAnswer;
  plan: SearchPlan;
  isLive: boolean;
  categories?: readonly { name: string }[];
};

const increment = (count: number) => count + 1;
const noCategories: readonly { name: string }[] = [];

/**
 * The live answer to a plan; until it arrives the answer of the index, if there is one. Cached answers are returned at
 * once and requested again when they are older than a minute. A new plan aborts the requests of the old one, so no old
 * answer overtakes a newer one.
 * @param plan the same object until the query changes
 * @param built the page's answer, on screen until another arrives
 * @param isLive false during hydration
 * @param categories the page's categories; the index shows only their items
 */
export function useStockSearch({ built, plan, isLive, categories = noCategories }: Options): StockSearch {
  const isOnline = useOnline();
  const [version, update] = useReducer(increment, 0);
  const [attempt, retry] = useReducer(increment, 0);
  const [failed, setFailed] = useState<{ key: string; run: string; isOnline: boolean } | null>(null);
  const [shown, setShown] = useState<Shown>({ name: '', answer: built, plan: null });

  const live = isLive ? peekPlan(plan) : null;
  const indexed = useIndexed({ plan, categories, isAnswered: live !== null || !isLive });
  const results = live ?? indexed;
  const source = live !== null ? 'live' : indexed !== null ? 'index' : null;
  const name = JSON.stringify([version, source, plan.key]);
  let { answer, plan: answered } = shown;
  if (results !== null && shown.name !== name) {
    answer = toStockAnswer(results.pages, results.facets, shown.answer);
    answered = plan;
    setShown({ name, answer, plan });
  }

  const isIndexed = useRef(false);
  useEffect(() => {
    isIndexed.current = indexed !== null;
  }, [indexed]);

  // A lost or restored connection requests again.
  const run = `${String(attempt)} ${String(isOnline)} ${plan.key}`;
  useEffect(() => {
    if (!isLive) return;
    stockClient.learn(built.facets);
    const controller = new AbortController();
    const { signal } = controller;
    const fetchOne = async (request: SearchPlan['pages'][number], isNeeded: boolean) => {
      if (stockClient.isFresh(request)) return;
      const result = await stockClient.fetch(request, signal);
      if (signal.aborted) return;
      if (result.status === 'ok') {
        update();
        if (plan.pages.every(stockClient.isFresh)) setFailed(null);
        return;
      }
      if (isNeeded) setFailed({ key: plan.key, run, isOnline });
    };
    const fetchAll = () => {
      for (const request of plan.pages) void fetchOne(request, true);
      for (const { request } of plan.facets) void fetchOne(request, false);
    };
    // The index's answer is painted before the requests are sent.
    const cancel = isIndexed.current ? afterPaint(fetchAll) : null;
    if (cancel === null) fetchAll();
    return () => {
      cancel?.();
      controller.abort();
    };
  }, [plan, run, isLive, isOnline, built]);

  const hasFailed = failed?.run === run;
  const isShown = source === 'live' || !isLive;
  const state = !isOnline ? 'offline' : hasFailed ? 'failed' : isShown ? 'shown' : 'loading';
  const isRetrying = state === 'loading' && failed?.key === plan.key && failed.isOnline;
  return { answer, source, answered, state, isRetrying, retry };
}

type Shown = { name: string; answer: StockAnswer; plan: SearchPlan | null };

function peekPlan(plan: SearchPlan): PlanResults | null {
  const pages = plan.pages.map(stockClient.peek);
  if (!pages.every((page) => page !== null)) return null;
  const facets = plan.facets.map(({ request, ...facet }) => ({ ...facet, result: stockClient.peek(request) }));
  return { pages, facets };
}

type Indexed = { plan: SearchPlan; categories: readonly { name: string }[]; isAnswered: boolean };

/**
 * The index's answer to a plan without a live one. A live answer checks the index, which is dropped when it is too old.
 */
function useIndexed({ plan, categories, isAnswered }: Indexed): PlanResults | null {
  const search = useIndexedSearch();
  useEffect(() => {
    const [request] = plan.pages;
    const live = isAnswered && request !== undefined ? stockClient.peek(request) : null;
    if (search === null || request === undefined || live === null) return;
    const own = search(request);
    if (own !== null && isTooOld(own.total, live.total)) dropFilterIndex();
  }, [search, plan, isAnswered]);
  return useMemo(() => {
    if (search === null || isAnswered) return null;
    const isListed = (item: { category: { name: string } }) =>
      categories.some(({ name }) => name === item.category.name);
    return toBuiltAnswer(plan, { search, recall: stockClient.recall, isListed });
  }, [search, plan, categories, isAnswered]);
}
