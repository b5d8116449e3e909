/** How far the clocks of both sides, and a call's way, may be apart. */
const windowMs = 5 * 60_000;

export type ReplayGuard = {
  /** Whether a call is fresh and comes for the first time; it is remembered. @param signedAt in milliseconds */
  accept: (signature: string, signedAt: number) => boolean;
};

/** Refuses calls that were made long ago, or ahead of time, or that came before. */
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
