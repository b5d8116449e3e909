import { toCause } from './failure-cause';
import type { BuildOutcome } from './run-command';

type Options = {
  build: () => Promise<BuildOutcome>;
  /** Called after every build. */
  onEnd: (outcome: BuildOutcome) => void;
  /** Called when a build becomes due, and when every change is online. The flag has to outlive the process. */
  onDue: (isDue: boolean) => void;
  debounceMs: number;
};

export type RebuildQueue = {
  /** Requests a build that starts after this moment. */
  request: () => void;
  /** `retryAt`: when a failed build is retried, in milliseconds. */
  getState: () => { isBuilding: boolean; isWanted: boolean; retryAt: number | null };
  /** Starts no more builds. */
  stop: () => void;
};

/** Changes that never pause are built after at most this many pauses. */
const maxPauses = 10;

/**
 * The delay before the first retry of a failed build. It doubles with each retry that fails for the same cause, up to
 * an hour: a backend may recover.
 */
const firstRetryMs = 5 * 60_000;
const maxRetryMs = 60 * 60_000;

/**
 * A queue of depth one. The first call starts a build at once. All calls during a build lead to one more build, after a
 * pause without calls. No call is lost: a build is retried if another build was running, and if it failed, after
 * increasing delays.
 */
export function createRebuildQueue({ build, onEnd, onDue, debounceMs }: Options): RebuildQueue {
  let isBuilding = false;
  let wantedSince: number | null = null;
  let endedAt = -Infinity;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let retryTimer: NodeJS.Timeout | undefined;
  let retryAt: number | null = null;
  /** How often a build has failed for `cause`, but for those that were requested: calls do not make the wait longer. */
  let failures = 0;
  let cause: string | null = null;
  let isRetry = false;

  return {
    request() {
      wantedSince ??= Date.now();
      onDue(true);
      if (isBuilding) return;
      cancelRetry();
      const isPaused = timer !== undefined || Date.now() - endedAt < debounceMs;
      if (isPaused) pause();
      else start();
    },
    getState: () => ({ isBuilding, isWanted: wantedSince !== null, retryAt }),
    stop() {
      isStopped = true;
      clearTimeout(timer);
      cancelRetry();
    },
  };

  function pause(): void {
    clearTimeout(timer);
    const latest = (wantedSince ?? 0) + debounceMs * maxPauses - Date.now();
    timer = setTimeout(() => start(), Math.max(0, Math.min(debounceMs, latest)));
  }

  function retryLater(): void {
    const delay = Math.min(firstRetryMs * 2 ** (failures - 1), maxRetryMs);
    retryAt = Date.now() + delay;
    retryTimer = setTimeout(() => start(true), delay);
  }

  function cancelRetry(): void {
    clearTimeout(retryTimer);
    retryAt = null;
  }

  function start(isAgain = false): void {
    isRetry = isAgain;
    cancelRetry();
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
    if (hasFailed) countFailure(toCause(outcome.reason));
    if (outcome.kind === 'published') countSuccess();
    onDue(wantedSince !== null || hasFailed);
    onEnd(outcome);
    if (isStopped) return;
    if (wantedSince !== null) pause();
    else if (hasFailed) retryLater();
  }
  function countFailure(now: string): void {
    failures = now !== cause ? 1 : failures + (isRetry ? 1 : 0);
    cause = now;
  }

  function countSuccess(): void {
    failures = 0;
    cause = null;
  }
}
