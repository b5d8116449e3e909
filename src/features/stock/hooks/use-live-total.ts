import { useEffect, useState } from 'react';

/** How many machines there are at this moment; null until it is known, and where it cannot be. */
export function useLiveTotal(): number | null {
  const [total, setTotal] = useState<number | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const ask = async () => {
      // Only here for a number: what asks and checks is loaded when the page is alive.
      const [{ stockClient }, { buildSearchRequest }] = await Promise.all([
        import('./stock-client'),
        import('../model/search/search-request'),
      ]);
      const request = buildSearchRequest({ size: 0, source: ['advertisementID'] });
      const answer = await stockClient.ask(request, controller.signal);
      if (answer.status === 'ok' && !controller.signal.aborted) setTotal(answer.value.total);
    };
    // The number of the build stands: nobody waits for a newer one.
    ask().catch(() => null);
    return () => {
      controller.abort();
    };
  }, []);
  return total;
}
