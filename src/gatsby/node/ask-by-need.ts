/** Asked by one process, beside all else it does, in less time than another takes to begin. */
const few = 1000;

/** As Gatsby keeps what pages ask: by path, and what is the same in all of them by a name of its own. */
export type Queries = { queries: { trackedQueries: ReadonlyMap<string, { dirty: number }> } };

/**
 * Lets Gatsby ask and render in more than its own process where a rebuild turns out to be no small one (`scripts/lib/gatsby.ts`): many
 * pages ask anew, or all show what one query of all pages says, e.g. when the company has another telephone number.
 */
export function askByNeed({ queries }: Queries): void {
  // Said only in a rebuild, and where nobody else says how many processes there are to be.
  if (process.env.MOST_WORKERS === undefined) return;
  const dirty = [...queries.trackedQueries].filter(([, query]) => query.dirty > 0);
  const isSmall = dirty.length <= few && !dirty.some(([id]) => id.startsWith('sq--'));
  if (!isSmall) process.env.GATSBY_CPU_COUNT = '2';
}
