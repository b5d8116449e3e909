import { useEffect, useReducer, useState } from 'react';

import type { SearchRequest } from '../model/search/search-request';
import type { SearchResult } from '../model/search/search-result';

import { stockClient } from './stock-client';

export type Answers = {
  /** The answer to each request; null until it arrives. */
  answers: (SearchResult | null)[];
  /** Whether no request is pending: each one has been answered or has failed. */
  isSettled: boolean;
};

/**
 * Sends the requests. Failed ones are sent again when the network is back.
 * @param round another number sends failed ones again
 */
export function useAnswers(requests: readonly SearchRequest[], round = 0): Answers {
  const [, update] = useReducer((count: number) => count + 1, 0);
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const key = JSON.stringify(requests);
  useEffect(() => {
    const controller = new AbortController();
    const fetchAnswer = async (request: SearchRequest) => {
      if (stockClient.isFresh(request)) return;
      const answer = await stockClient.fetch(request, controller.signal);
      if (controller.signal.aborted) return;
      if (answer.status === 'ok') {
        update();
        return;
      }
      setFailed((names) => new Set([...names, String(round) + JSON.stringify(request)]));
    };
    const fetchAll = () => {
      for (const request of JSON.parse(key) as SearchRequest[]) void fetchAnswer(request);
    };
    fetchAll();
    window.addEventListener('online', fetchAll);
    return () => {
      controller.abort();
      window.removeEventListener('online', fetchAll);
    };
  }, [key, round]);
  const answers = requests.map((request) => stockClient.peek(request));
  const isSettled = answers.every(
    (answer, index) => answer !== null || failed.has(String(round) + JSON.stringify(requests[index])),
  );
  return { answers, isSettled };
}
