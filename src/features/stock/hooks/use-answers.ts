import { useEffect, useReducer } from 'react';

import type { SearchRequest } from '../model/search/search-request';
import type { SearchResult } from '../model/search/search-result';

import { stockClient } from './stock-client';

/** The answer to each request; null until it is known. Not known stays not known: nobody waits for it. */
export function useAnswers(requests: readonly SearchRequest[]): (SearchResult | null)[] {
  const [, update] = useReducer((count: number) => count + 1, 0);
  const key = JSON.stringify(requests);
  useEffect(() => {
    const controller = new AbortController();
    for (const request of JSON.parse(key) as SearchRequest[]) {
      if (stockClient.isFresh(request)) continue;
      void stockClient.ask(request, controller.signal).then((answer) => {
        if (controller.signal.aborted) return;
        if (answer.status === 'ok') update();
        else console.error('Something went wrong fetching the TNL stock', answer.reason);
      });
    }
    return () => {
      controller.abort();
    };
  }, [key]);
  return requests.map((request) => stockClient.peek(request));
}
