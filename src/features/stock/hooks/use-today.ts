import { useEffect, useState } from 'react';

import { getServerTime } from '@/lib/server-clock';

import { filters } from '../model/search/filters';
import type { StockQuery } from '../model/search/query';

const toDay = (date: Date) => date.toISOString().slice(0, 10);

/**
 * Today, for queries that compare with it ("listed this week"): the device's date, until the server's date arrives and
 * differs. Only such queries fetch the server's date.
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
      // The same day keeps the same object: no new request.
      setToday((before) => (toDay(before) === toDay(known) ? before : known));
    });
    return () => {
      isLeft = true;
    };
  }, [isNeeded]);
  return today;
}
