import { useEffect, useReducer, useState } from 'react';

import { useOnline } from '@/hooks/use-online';

import { toStockAnswer, type SearchPlan, type StockAnswer } from '../model/search/search-plan';

import { stockClient } from './stock-client';

export type StockSearch = {
  /** What is on screen: the answer to the plan, or until it comes the one before. */
  answer: StockAnswer;
  /** Whether the answer is that to the plan. */
  isCurrent: boolean;
  /** The plan that the answer is to; null while it is what the page was built with. */
  answered: SearchPlan | null;
  /** `failed` and `offline` say that the stock API could not be asked; what is on screen stays. */
  state: 'shown' | 'loading' | 'failed' | 'offline';
  /** Whether the same failed before and is being asked again. */
  isRetrying: boolean;
  retry: () => void;
};

const increment = (count: number) => count + 1;

/**
 * The live answer to a plan. Known answers are there at once and are asked again when they are older than a minute; the
 * requests of a plan that is left are aborted, so none can overtake a newer one.
 * @param plan the same object for as long as the same is asked for
 * @param built what the page was built with, shown until there is an answer
 * @param isLive false while the page comes alive
 */
export function useStockSearch({
  built,
  plan,
  isLive,
}: {
  built: StockAnswer;
  plan: SearchPlan;
  isLive: boolean;
}): StockSearch {
  const isOnline = useOnline();
  const [version, update] = useReducer(increment, 0);
  const [attempt, retry] = useReducer(increment, 0);
  const [failed, setFailed] = useState<{ key: string; run: string } | null>(null);
  const [shown, setShown] = useState<Shown>({ name: '', answer: built, plan: null });

  const pages = isLive ? peekPages(plan) : null;
  const name = `${String(version)} ${plan.key}`;
  let { answer, plan: answered } = shown;
  if (pages !== null && shown.name !== name) {
    answer = toStockAnswer(pages, peekFacets(plan), shown.answer);
    answered = plan;
    setShown({ name, answer, plan });
  }

  const run = `${String(attempt)} ${plan.key}`;
  useEffect(() => {
    if (!isLive || !isOnline) return;
    const controller = new AbortController();
    const { signal } = controller;
    const ask = async (request: SearchPlan['pages'][number], isNeeded: boolean) => {
      if (stockClient.isFresh(request)) return;
      const result = await stockClient.ask(request, signal);
      if (signal.aborted) return;
      if (result.status === 'ok') {
        update();
        if (plan.pages.every(stockClient.isFresh)) setFailed(null);
        return;
      }
      console.error('Something went wrong fetching the TNL stock', result.reason);
      if (isNeeded) setFailed({ key: plan.key, run });
    };
    for (const request of plan.pages) void ask(request, true);
    for (const { request } of plan.facets) void ask(request, false);
    return () => {
      controller.abort();
    };
  }, [plan, run, isLive, isOnline]);

  const isCurrent = pages !== null;
  const hasFailed = failed?.run === run;
  const state = !isOnline ? 'offline' : hasFailed ? 'failed' : isCurrent || !isLive ? 'shown' : 'loading';
  return { answer, isCurrent, answered, state, isRetrying: state === 'loading' && failed?.key === plan.key, retry };
}

type Shown = { name: string; answer: StockAnswer; plan: SearchPlan | null };

function peekPages(plan: SearchPlan) {
  const pages = plan.pages.map(stockClient.peek);
  return pages.every((page) => page !== null) ? pages : null;
}

function peekFacets(plan: SearchPlan) {
  return plan.facets.map(({ property, request }) => ({ property, result: stockClient.peek(request) }));
}
