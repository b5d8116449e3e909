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
 * `built`: what the page was built with: nobody has answered yet, nobody can be asked, or the answer says the same ·
 * `live`: what the API says now ·
 * `gone`: the API says that there is no such item, or it belongs to another category than the address says ·
 * `failed`: nothing is built and the API could not be asked.
 */
export type LiveItem =
  { state: 'built' | 'live'; item: StockItem } | { state: 'asking' | 'failed' | 'gone'; item: null };

type Options = {
  id: string;
  /** Absent where the item is newer than the site. */
  built: StockItem | null;
  /** Whether an item belongs at the page's address. The same function for as long as the address is. */
  isRightPlace: (item: StockItem) => boolean;
};

/** A page that is come back to after this many milliseconds asks again. */
const freshMs = 60_000;

type Answer = { item: StockItem } | 'gone' | 'failed';

/** The last answer about each item: going back to one shows it as it is, not as it was built. */
const answers = new Map<string, Answer>();
const listeners = new Set<() => void>();

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

async function ask(id: string, signal: AbortSignal): Promise<void> {
  const result = await fetchStockItem({ api: stockApi, id, timeoutMs: timeouts.browser, signal });
  if (signal.aborted) return;
  if (result.status === 'ok') answers.set(id, { item: result.value });
  else {
    console.error('Something went wrong fetching the TNL stock', result.reason);
    if (result.httpStatus === 404) answers.set(id, 'gone');
    // An answer that came before stands for as long as there is no better one.
    else if (!answers.has(id)) answers.set(id, 'failed');
  }
  for (const listener of listeners) listener();
}

/**
 * An item as it is now: what was built is there at once and is replaced by the API's answer (spec section 4, stock
 * detail load).
 */
export function useStockItem({ id, built, isRightPlace }: Options): LiveItem {
  const answer = useSyncExternalStore(
    subscribe,
    () => answers.get(id),
    () => undefined,
  );
  useEffect(() => {
    const controller = new AbortController();
    let askedAt = 0;
    const askNow = () => {
      askedAt = Date.now();
      void ask(id, controller.signal);
    };
    const askAgain = () => {
      // A clock may be put back meanwhile.
      if (document.visibilityState === 'visible' && Math.abs(Date.now() - askedAt) > freshMs) askNow();
    };
    // Asking takes a browser some milliseconds: what is there is shown first.
    const cancel = afterPaint(askNow);
    document.addEventListener('visibilitychange', askAgain);
    window.addEventListener('online', askNow);
    return () => {
      cancel();
      controller.abort();
      // A failure says something about the moment, not about the item.
      if (answers.get(id) === 'failed') answers.delete(id);
      document.removeEventListener('visibilitychange', askAgain);
      window.removeEventListener('online', askNow);
    };
  }, [id]);

  const locale = useLocale();
  const live = useMemo(() => {
    if (typeof answer !== 'object' || built === null) return answer;
    // The site knows what the category is called, also when the answer does not say.
    const item = keepNames(answer.item, built);
    return isEqual(toLocalizedItem(item, locale), built) ? 'same' : { item };
  }, [answer, built, locale]);

  const isGone = answer === 'gone' || (typeof answer === 'object' && !isRightPlace(answer.item));
  if (isGone) return { state: 'gone', item: null };
  if (typeof live === 'object') return { state: 'live', item: live.item };
  if (built !== null) return { state: 'built', item: built };
  return { state: answer === undefined ? 'asking' : 'failed', item: null };
}
