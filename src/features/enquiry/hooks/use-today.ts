import { useEffect, useState } from 'react';

import { getServerTime } from '@/lib/server-clock';

/** The visitor's day as `2026-12-03` by the server's clock; null until it is known. */
export function useToday(): string | null {
  const [today, setToday] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void getServerTime().then((time) => {
      if (isCurrent && time !== null) setToday(toLocalDay(new Date(time)));
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  return today;
}

function toLocalDay(now: Date): string {
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
