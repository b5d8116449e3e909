import { useState } from 'react';

import { useAnswers } from '@/features/stock/hooks/use-answers';
import { buildSearchRequest } from '@/features/stock/model/search/search-request';

import type { Live } from '../model/row';

export type LiveAnswer = { live: Live; state: 'loading' | 'live' | 'failed' };

/**
 * What the stock API says about these machines, in one search. Other machines begin a new one; another order and a
 * machine less do not.
 */
export function useLiveAnswer(ids: readonly string[]): LiveAnswer {
  const [asked, setAsked] = useState(ids);
  if (ids.some((id) => !asked.includes(id))) setAsked(ids);
  const values = [...asked].sort();
  const filters = [{ property: 'advertisementID', values }];
  const { answers, isSettled } = useAnswers(
    values.length === 0 ? [] : [buildSearchRequest({ size: values.length, filters })],
  );
  const live = answers[0] ?? null;
  return { live, state: live !== null ? 'live' : isSettled ? 'failed' : 'loading' };
}
