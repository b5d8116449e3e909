export type AnswerLimits = {
  /** How long a value counts as new, and how long it is better than none, in milliseconds. */
  freshMs: number;
  staleMs: number;
  /** After a failure, how long nothing is loaded again, in milliseconds. */
  retryMs: number;
  /** How many values are kept, and how many may be loading at once. */
  maxEntries: number;
  maxPending: number;
};

/** A value, of before where no new one could be loaded; or why there is none. */
export type CachedAnswer<T> = { status: 'ok'; value: T } | { status: 'failed' | 'busy' };

type Entry<T> = { value: T | null; at: number; triedAt: number; pending: Promise<void> | null };

/**
 * Keeps values by key, the ones used last. One load a key is under way; others wait for it.
 * @param now the time in milliseconds
 */
export function createAnswerCache<T>(limits: AnswerLimits, now: () => number = Date.now) {
  const entries = new Map<string, Entry<T>>();
  let pending = 0;

  /**
   * The value of a key. @param load gets the value of before, and gives null where there is none; it must not reject
   */
  return async function get(key: string, load: (before: T | null) => Promise<T | null>): Promise<CachedAnswer<T>> {
    const entry = entries.get(key) ?? { value: null, at: 0, triedAt: 0, pending: null };
    entries.delete(key);
    if (entry.pending === null && !isWithin(entry.at, limits.freshMs) && !isWithin(entry.triedAt, limits.retryMs)) {
      if (pending >= limits.maxPending) {
        if (entry.triedAt > 0) entries.set(key, entry);
        return toAnswer(entry, 'busy');
      }
      entry.pending = loadInto(entry, load);
    }
    entries.set(key, entry);
    dropOldest();
    if (entry.pending !== null) await entry.pending;
    return toAnswer(entry, 'failed');
  };

  async function loadInto(entry: Entry<T>, load: (before: T | null) => Promise<T | null>): Promise<void> {
    pending += 1;
    const at = now();
    const value = await load(entry.value);
    pending -= 1;
    entry.pending = null;
    entry.triedAt = at;
    if (value !== null) Object.assign(entry, { value, at });
  }

  /** A negative age means that the clock was set back: the real age is unknown. */
  function isWithin(at: number, ms: number): boolean {
    const age = now() - at;
    return at > 0 && age >= 0 && age < ms;
  }

  function toAnswer(entry: Entry<T>, otherwise: 'failed' | 'busy'): CachedAnswer<T> {
    const isKnown = entry.value !== null && isWithin(entry.at, limits.staleMs);
    return isKnown ? { status: 'ok', value: entry.value as T } : { status: otherwise };
  }

  function dropOldest(): void {
    for (const [key, entry] of entries) {
      if (entries.size <= limits.maxEntries) return;
      if (entry.pending === null) entries.delete(key);
    }
  }
}
