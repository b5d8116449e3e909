import { useEffect, useState } from 'react';

/** The current number of stock items; null until it is known, and after a failure. */
export function useLiveTotal(): number | null {
  const [total, setTotal] = useState<number | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const fetchTotal = async () => {
      // Loaded after hydration: this page needs the client for one number only.
      const [{ stockClient }, { buildSearchRequest }] = await Promise.all([
        import('./stock-client'),
        import('../model/search/search-request'),
      ]);
      const request = buildSearchRequest({ size: 0, source: ['advertisementID'] });
      const answer = await stockClient.fetch(request, controller.signal);
      if (answer.status === 'ok' && !controller.signal.aborted) setTotal(answer.value.total);
    };
    // The built number stays.
    fetchTotal().catch(() => null);
    return () => {
      controller.abort();
    };
  }, []);
  return total;
}
