/** Where the browser keeps it. */
export const lastVisitKey = 'lastVisit';

/** A visit is over when no page was looked at for so long. */
const pauseMs = 30 * 60_000;

/** The visitor's last sign of life, and that of the visit before this one; milliseconds since 1970. */
export type Visits = { seen: number; before: number | null };

/**
 * The visits as they are at a sign of life.
 * @param stored what was kept at the last one; anything else counts as a first visit
 * @param now by the server's clock
 */
export function countVisit(stored: string | null, now: number): Visits {
  const known = parseVisits(stored);
  // What lies in the future was kept by another clock.
  if (known === null || known.seen > now) return { seen: now, before: null };
  return { seen: now, before: now - known.seen > pauseMs ? known.seen : known.before };
}

function parseVisits(text: string | null): Visits | null {
  const [seen, before] = (text ?? '').split(' ').map(Number);
  if (seen === undefined || !Number.isSafeInteger(seen) || seen <= 0) return null;
  return { seen, before: before !== undefined && Number.isSafeInteger(before) && before > 0 ? before : null };
}

/** @example formatVisits({ seen: 2000, before: null }) // '2000' */
export function formatVisits({ seen, before }: Visits): string {
  return before === null ? String(seen) : `${String(seen)} ${String(before)}`;
}
