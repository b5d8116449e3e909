import { useEffect, useState } from 'react';

import { getServerTime } from '@/lib/server-clock';

import { filters } from '../model/search/filters';
import type { StockQuery } from '../model/search/query';

const toDay = (date: Date) => date.toISOString().slice(0, 10);

/**
 * Today, for what a query compares with it (“listed this week”): as the device says, until the server has said so too,
 * or another day.
 * Only such a query has the server asked.
 */
export function useToday({ values }: StockQuery): Date {
  const [today, setToday] = useState(() => new Date());
  const isNeeded = filters.some((row) => row.control === 'recent' && values[row.property] !== undefined);
  useEffect(() => {
    if (!isNeeded) return;
    let isLeft = false;
    void getServerTime().then((time) => {
      if (isLeft || time === null) return;
      const known = new Date(time);
      // The same day is the same question, which need not be asked again.
      setToday((before) => (toDay(before) === toDay(known) ? before : known));
    });
    return () => {
      isLeft = true;
    };
  }, [isNeeded]);
  return today;
}
