import type { BuildOutcome } from './run-command';

type Options = {
  build: () => Promise<BuildOutcome>;
  /** Called with every build that ended. */
  onEnd: (outcome: BuildOutcome) => void;
  /** Called when something is to be built and when all of it is online: what has to outlive the process. */
  onDue: (isDue: boolean) => void;
  debounceMs: number;
};

export type RebuildQueue = {
  /** Asks for a build that begins after this moment. */
  request: () => void;
  /** `retryAt`: when a build that ended badly is made again, in milliseconds. */
  getState: () => { isBuilding: boolean; isWanted: boolean; retryAt: number | null };
  /** Begins no more builds. */
  stop: () => void;
};

/** Changes that never pause are built after this many pauses at the latest. */
const mostPauses = 10;

/** A failed build is retried after this long, then after twice as long, up to an hour: a backend may be back. */
const firstRetryMs = 5 * 60_000;
const mostRetryMs = 60 * 60_000;

/**
 * A queue of depth one. The first call starts a build at once. All calls during a build are answered by one more, after
 * a pause without calls. No call is lost: a build that finds another one running is retried, and so is a failed one,
 * after longer and longer waits.
 */
export function createRebuildQueue({ build, onEnd, onDue, debounceMs }: Options): RebuildQueue {
  let isBuilding = false;
  let wantedSince: number | null = null;
  let endedAt = -Infinity;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let retryTimer: NodeJS.Timeout | undefined;
  let retryAt: number | null = null;
  let failures = 0;

  return {
    request() {
      wantedSince ??= Date.now();
      onDue(true);
      if (isBuilding) return;
      forgetRetry();
      const isPaused = timer !== undefined || Date.now() - endedAt < debounceMs;
      if (isPaused) pause();
      else begin();
    },
    getState: () => ({ isBuilding, isWanted: wantedSince !== null, retryAt }),
    stop() {
      isStopped = true;
      clearTimeout(timer);
      forgetRetry();
    },
  };

  function pause(): void {
    clearTimeout(timer);
    const latest = (wantedSince ?? 0) + debounceMs * mostPauses - Date.now();
    timer = setTimeout(begin, Math.max(0, Math.min(debounceMs, latest)));
  }

  function retryLater(): void {
    const delay = Math.min(firstRetryMs * 2 ** (failures - 1), mostRetryMs);
    retryAt = Date.now() + delay;
    retryTimer = setTimeout(begin, delay);
  }

  function forgetRetry(): void {
    clearTimeout(retryTimer);
    retryAt = null;
  }

  function begin(): void {
    forgetRetry();
    clearTimeout(timer);
    timer = undefined;
    if (isStopped) return;
    isBuilding = true;
    wantedSince = null;
    void build()
      .catch((error: unknown): BuildOutcome => ({ kind: 'refused', reason: String(error) }))
      .then(end);
  }

  function end(outcome: BuildOutcome): void {
    isBuilding = false;
    endedAt = Date.now();
    if (outcome.kind === 'busy' || outcome.kind === 'stopped') wantedSince ??= endedAt;
    const hasFailed = outcome.kind === 'failed' || outcome.kind === 'refused';
    if (hasFailed) failures += 1;
    if (outcome.kind === 'published') failures = 0;
    onDue(wantedSince !== null || hasFailed);
    onEnd(outcome);
    if (isStopped) return;
    if (wantedSince !== null) pause();
    else if (hasFailed) retryLater();
  }
}
