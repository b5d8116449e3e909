import { useMemo, useState } from 'react';

import { useAnswers } from '@/features/stock/hooks/use-answers';
import type { StockItem } from '@/features/stock/model/item';
import { itemFields } from '@/features/stock/model/item-fields';
import { buildSearchRequest } from '@/features/stock/model/search/search-request';

/** All that a table compares: every field but the description. */
const source = ['advertisementID', 'category', ...itemFields.keys()].filter((field) => field !== 'description');

/**
 * The machines with all of their properties, which lists do not ask for. Until they have come, and where nobody can be
 * asked, as they are known. `isSettled`: no more is coming.
 */
export function useComparedItems(known: readonly StockItem[]): { items: readonly StockItem[]; isSettled: boolean } {
  const ids = known.map(({ advertisementID }) => advertisementID);
  // A machine less is no new question: the table stays whole.
  const [asked, setAsked] = useState(ids);
  if (ids.some((id) => !asked.includes(id))) setAsked(ids);
  const values = [...asked].sort();
  const filters = [{ property: 'advertisementID', values }];
  const { answers, isSettled } = useAnswers(
    values.length === 0 ? [] : [buildSearchRequest({ size: values.length, filters, source })],
  );
  const answer = answers[0];
  const items = useMemo(() => {
    const whole = new Map(answer?.items.map((item) => [item.advertisementID, item]));
    return known.map((item) => whole.get(item.advertisementID) ?? item);
  }, [answer, known]);
  return { items, isSettled };
}
