import { useEffect, useMemo, useSyncExternalStore } from 'react';
import isEqual from 'react-fast-compare';

import { afterPaint } from '@/hooks/use-after-paint';
import { useLocale } from '@/i18n/use-locale';

import { fetchStockItem } from '../api/fetch-stock-item';
import { timeouts } from '../api/stock-api';
import type { StockItem } from '../model/item';
import { keepNames, toLocalizedItem } from '../model/localize';

import { stockApi } from './stock-client';

/**
 * - `built`: the page's item, because no answer has arrived or the answer is the same
 * - `live`: the API's item
 * - `gone`: the API has no such item, or has it in another category than the address
 * - `loading`, `failed`: the page has no item; the API has not answered, or the request failed
 */
export type LiveItem =
  { state: 'built' | 'live'; item: StockItem } | { state: 'loading' | 'failed' | 'gone'; item: null };

type Options = {
  id: string;
  /** Absent when the item is newer than the site. */
  built: StockItem | null;
  /** Whether an item belongs at the page's address. The same function until the address changes. */
  isRightPlace: (item: StockItem) => boolean;
};

/** In milliseconds. A page that becomes visible after this time fetches again. */
const freshMs = 60_000;

type Answer = { item: StockItem } | 'gone' | 'failed';

/** The last answer for each item: a return to its page shows the live item, not the built one. */
const answers = new Map<string, Answer>();
const listeners = new Set<() => void>();

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

async function fetchItem(id: string, signal: AbortSignal): Promise<void> {
  const result = await fetchStockItem({ api: stockApi, id, timeoutMs: timeouts.browser, signal });
  if (signal.aborted) return;
  if (result.status === 'ok') answers.set(id, { item: result.value });
  else {
    console.error('Something went wrong fetching the TNL stock', result.reason);
    if (result.httpStatus === 404) answers.set(id, 'gone');
    // A failure does not replace an earlier answer.
    else if (!answers.has(id)) answers.set(id, 'failed');
  }
  for (const listener of listeners) listener();
}

/** An item, built at first, then replaced by the API's answer (spec section 4, stock detail load). */
export function useStockItem({ id, built, isRightPlace }: Options): LiveItem {
  const answer = useSyncExternalStore(
    subscribe,
    () => answers.get(id),
    () => undefined,
  );
  useEffect(() => {
    const controller = new AbortController();
    let fetchedAt = 0;
    const refresh = () => {
      fetchedAt = Date.now();
      void fetchItem(id, controller.signal);
    };
    const refreshOld = () => {
      // `abs`: the clock may be set back.
      if (document.visibilityState === 'visible' && Math.abs(Date.now() - fetchedAt) > freshMs) refresh();
    };
    // The request costs the browser some milliseconds: the built item is painted first.
    const cancel = afterPaint(refresh);
    document.addEventListener('visibilitychange', refreshOld);
    window.addEventListener('online', refresh);
    return () => {
      cancel();
      controller.abort();
      // A failure is temporary: the next visit tries again.
      if (answers.get(id) === 'failed') answers.delete(id);
      document.removeEventListener('visibilitychange', refreshOld);
      window.removeEventListener('online', refresh);
    };
  }, [id]);

  const locale = useLocale();
  const live = useMemo(() => {
    if (typeof answer !== 'object' || built === null) return answer;
    // Only the site knows the category's label when the answer has none.
    const item = keepNames(answer.item, built);
    return isEqual(toLocalizedItem(item, locale), built) ? 'same' : { item };
  }, [answer, built, locale]);

  const isGone = answer === 'gone' || (typeof answer === 'object' && !isRightPlace(answer.item));
  if (isGone) return { state: 'gone', item: null };
  if (typeof live === 'object') return { state: 'live', item: live.item };
  if (built !== null) return { state: 'built', item: built };
  return { state: answer === undefined ? 'loading' : 'failed', item: null };
}
