import { useState } from 'react';

import { useAnswers } from '@/features/stock/hooks/use-answers';
import type { StockItem } from '@/features/stock/model/item';
import { listFields } from '@/features/stock/model/item-fields';
import { buildSimilarRequests, pickSimilar } from '@/features/stock/model/item-page/similar';
import { buildSearchRequest } from '@/features/stock/model/search/search-request';
import type { SearchResult } from '@/features/stock/model/search/search-result';

/** More sold machines than these get no others beside them: each is two searches, and a letter ends somewhere. */
const mostSold = 3;
/** As many others as are offered for each. */
const offered = 2;

/** Lists ask for no measures; the question about the gate has them ready. */
const source = [...listFields, 'length', 'width', 'height', 'closedHeight'];

export type AskedItems = {
  /** Null until the stock has answered. */
  live: SearchResult | null;
  state: 'loading' | 'failed' | 'live';
  /** Asks again; null before it failed, and once it has answered. */
  askAgain: (() => void) | null;
};

/** The items of a request as the stock has them now. The search names their ids and nothing of the enquiry. */
export function useAskedItems(ids: readonly string[]): AskedItems {
  const filters = [{ property: 'advertisementID', values: ids }];
  const [round, setRound] = useState(0);
  const { answers, isSettled } = useAnswers(
    ids.length === 0 ? [] : [buildSearchRequest({ size: ids.length, filters, source })],
    round,
  );
  const live = answers[0] ?? null;
  const state = live !== null || ids.length === 0 ? 'live' : isSettled ? 'failed' : 'loading';
  // While it is asked again the button stays: it has the focus.
  const canAsk = state === 'failed' || (state === 'loading' && round > 0);
  return { live, state, askAgain: canAsk ? () => setRound(round + 1) : null };
}

/**
 * What comes close to items that are sold, by their ids.
 * @param known ids of the request: the visitor knows those, and another one of them may be sold as well
 */
export function useSimilarItems(
  sold: readonly StockItem[],
  known: readonly string[],
): ReadonlyMap<string, readonly StockItem[]> {
  const asked = sold.slice(0, mostSold);
  const { answers } = useAnswers(asked.flatMap((item) => buildSimilarRequests(item)));
  const found = answers
    .flatMap((answer) => answer?.items ?? [])
    // Nobody wants a damaged one instead.
    .filter(({ advertisementID, damaged }) => !known.includes(advertisementID) && damaged !== true);
  return new Map(asked.map((item) => [item.advertisementID, pickSimilar(item, found, offered)]));
}
