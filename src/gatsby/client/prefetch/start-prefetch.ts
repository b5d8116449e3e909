import { afterPaint } from '../../../hooks/use-after-paint';

import { mayPrefetch } from './may-prefetch';

let notify: () => void = () => undefined;

/**
 * Has the pages that are likely next prefetched (`prefetch-pages.ts`), once the first page is alive. The script for it
 * comes after everything that the page itself needs.
 */
export function startPrefetch(): void {
  // The development server makes a page when it is asked for.
  if (process.env.NODE_ENV !== 'production') return;
  afterPaint(() => {
    if (!mayPrefetch()) return;
    import('./prefetch-pages').then(
      ({ prefetchPages }) => (notify = prefetchPages()),
      () => undefined,
    );
  });
}

/** The router has shown another page. */
export function notifyPrefetch(): void {
  notify();
}
