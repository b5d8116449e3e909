/** Gatsby refreshes for one to three seconds; what comes meanwhile waits for the next time. */
const pauseMs = 1_500;
const timeoutMs = 5_000;

/**
 * Has Gatsby's development server read the drafts again and run the queries that they change.
 * @param upstream its address. @see https://www.gatsbyjs.com/docs/refreshing-content/
 */
export function createRefresher(upstream: string) {
  let isDue = false;
  let timer: NodeJS.Timeout | null = null;
  const post = async (): Promise<void> => {
    isDue = false;
    timer = setTimeout(() => {
      timer = null;
      if (isDue) void post();
    }, pauseMs);
    await fetch(`${upstream}/__refresh`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      // The stock's plugin leaves its nodes as they are.
      body: JSON.stringify({ drafts: true }),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(() => undefined);
  };
  return {
    /** At once, or when the last one is over. Nothing is told to a server that does not run yet: ask again then. */
    request: (): void => {
      isDue = true;
      if (timer === null) void post();
    },
    /** Whether pages can be asked for. */
    isUp: async (): Promise<boolean> => {
      const options = { signal: AbortSignal.timeout(timeoutMs) };
      return fetch(`${upstream}/page-data/index/page-data.json`, options).then(
        async (response) => {
          await response.arrayBuffer();
          return response.ok;
        },
        () => false,
      );
    },
    stop: (): void => {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      isDue = false;
    },
  };
}
