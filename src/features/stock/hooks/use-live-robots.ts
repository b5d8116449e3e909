import { useEffect, useState } from 'react';

import { fetchJson } from '@/lib/http';

import { timeouts } from '../api/stock-api';
import type { StockItem } from '../model/item';
import { findLiveRobots, liveRobotsPath } from '../model/seo/live-robots';

/** The robots directive of an item that is shown live, the same as on its built page. Loaded only for a sold item. */
export function useLiveRobots(item: StockItem | null): string | undefined {
  const soldId = item?.status === 'sold' ? item.advertisementID : null;
  const [loaded, setLoaded] = useState<{ id: string; robots: string | undefined } | null>(null);
  useEffect(() => {
    if (soldId === null) return undefined;
    const controller = new AbortController();
    const load = async () => {
      const { signal } = controller;
      const answer = await fetchJson({ url: liveRobotsPath, timeoutMs: timeouts.browser, signal });
      if (signal.aborted || answer.status === 'error') return;
      setLoaded({ id: soldId, robots: findLiveRobots(answer.value, soldId) });
    };
    void load();
    return () => {
      controller.abort();
    };
  }, [soldId]);
  return loaded !== null && loaded.id === soldId ? loaded.robots : undefined;
}
