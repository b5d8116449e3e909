/** What a page is made of for the router: its data and scripts. */
const isPart = (name: string) => /\/page-data\/|\.js$/.test(name);

/**
 * Counts the bytes that parts of pages have transferred from now on. The browser reports them a moment after they have
 * come; parts from its cache count 0.
 */
export function countBytes(): { reset: () => void; get: () => number } {
  let sum = 0;
  try {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceResourceTiming[])
        if (isPart(entry.name)) sum += entry.transferSize;
    }).observe({ type: 'resource' });
  } catch {
    // Without it the number of pages in sight is the limit.
  }
  return { reset: () => (sum = 0), get: () => sum };
}
