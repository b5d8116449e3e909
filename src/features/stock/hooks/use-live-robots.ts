import { useEffect, useState } from 'react';

import { fetchJson } from '@/lib/http';

import { timeouts } from '../api/stock-api';
import type { StockItem } from '../model/item';
import { findLiveRobots, liveRobotsPath } from '../model/seo/live-robots';

/** The robots directive of an item that is shown live, the same as on its built page. Loaded only for a sold item. */
export function useLiveRobots(item: StockItem | null): string | undefined {
  const soldId = item?.status === 'sold' ? item.advertisementID : null;
  const [told, setTold] = useState<{ id: string; robots: string | undefined } | null>(null);
  useEffect(() => {
    if (soldId === null) return undefined;
    const controller = new AbortController();
    const ask = async () => {
      const { signal } = controller;
      const answer = await fetchJson({ url: liveRobotsPath, timeoutMs: timeouts.browser, signal });
      if (signal.aborted || answer.status === 'error') return;
      setTold({ id: soldId, robots: findLiveRobots(answer.value, soldId) });
    };
    void ask();
    return () => {
      controller.abort();
    };
  }, [soldId]);
  return told !== null && told.id === soldId ? told.robots : undefined;
}
