/** How old a call may be, or how far in the future if the clocks differ. */
const windowMs = 5 * 60_000;

export type ReplayGuard = {
  /** Whether a call is fresh and new. Stores its signature. @param signedAt in milliseconds */
  accept: (signature: string, signedAt: number) => boolean;
};

/** Rejects calls that are too old, from the future, or replayed. */
export function createReplayGuard(): ReplayGuard {
  const seen = new Map<string, number>();
  return {
    accept(signature, signedAt) {
      const now = Date.now();
      for (const [known, until] of seen) if (until < now) seen.delete(known);
      if (Math.abs(now - signedAt) > windowMs || seen.has(signature)) return false;
      seen.set(signature, signedAt + windowMs);
      return true;
    },
  };
}
