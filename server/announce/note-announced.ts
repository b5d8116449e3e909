import type { Announced } from './announced-file';
import { findChangedPaths, type IndexedPages, type IndexedSite } from './indexed-pages';
import type { PostResult } from './post-addresses';

/** How many addresses wait to be announced, when some were accepted last, and the next attempt after a failure. */
export type AnnounceStatus = { due: number; lastAcceptedAt: string | null; nextRetry: string | null };

const [firstPauseMs, maxPauseMs] = [30_000, 3_600_000];
/** The longest pause that an answer may ask for. */
const maxAskedPauseMs = 86_400_000;

/**
 * Compares a release with what was announced. The first release of all is only noted, as is the first one at another
 * address: its sitemaps say what there is.
 * @returns what was announced, with the marks of files that were only written anew; and the paths that are due
 */
export function noteRelease(
  before: Announced | null,
  { siteUrl, pages }: IndexedSite,
): { announced: Announced; due: string[] } {
  if (before?.siteUrl !== siteUrl)
    return { announced: { siteUrl, pages, failures: 0, retryAt: 0, lastAcceptedAt: null }, due: [] };
  const due = findChangedPaths(before.pages, pages);
  return { announced: { ...before, pages: takeOver(pages, before.pages, due) }, due };
}

/**
 * Notes what became of a post. Each failure in a row doubles the pause, from half a minute to an hour, and an answer
 * may ask for a longer one. What was refused for its addresses counts as announced: it would be refused again.
 * @param paths those that were posted
 * @param pages those of the release
 * @param now in milliseconds since 1970
 */
export function noteResult(
  before: Announced,
  { result, paths, pages, now }: { result: PostResult; paths: readonly string[]; pages: IndexedPages; now: number },
): Announced {
  if (result.kind === 'key-refused') return before;
  if (result.kind === 'later') {
    const pause = Math.min(maxPauseMs, firstPauseMs * 2 ** Math.min(before.failures, 10));
    const asked = Math.min(maxAskedPauseMs, (result.seconds ?? 0) * 1000);
    return { ...before, failures: before.failures + 1, retryAt: now + Math.max(pause, asked) };
  }
  const lastAcceptedAt = result.kind === 'accepted' ? new Date(now).toISOString() : before.lastAcceptedAt;
  const noted = takeOver(before.pages, pages, paths);
  return { ...before, pages: noted, failures: 0, retryAt: 0, lastAcceptedAt };
}

/** Whether a post may be tried. A clock that was ahead keeps nothing waiting for longer than the longest pause. */
export function mayPost({ retryAt }: Announced, now: number): boolean {
  return now >= retryAt || retryAt - now > maxAskedPauseMs;
}

/** What `/status` says. @param announced null before the first release */
export function toStatus(announced: Announced | null, due: readonly string[], now: number): AnnounceStatus {
  const { retryAt = 0, lastAcceptedAt = null } = announced ?? {};
  const nextRetry = due.length > 0 && retryAt > now ? new Date(retryAt).toISOString() : null;
  return { due: due.length, lastAcceptedAt, nextRetry };
}

/** Some pages as they are elsewhere, or not at all. */
function takeOver(pages: IndexedPages, from: IndexedPages, paths: readonly string[]): IndexedPages {
  const next = new Map(Object.entries(pages));
  for (const page of paths) {
    const mark = from[page];
    if (mark === undefined) next.delete(page);
    else next.set(page, mark);
  }
  return Object.fromEntries(next);
}
