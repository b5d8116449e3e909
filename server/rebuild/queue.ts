import type { BuildOutcome } from './run-command';

type Options = {
  build: () => Promise<BuildOutcome>;
  /** Called with every build that ended. */
  onEnd: (outcome: BuildOutcome) => void;
  /** Called when something is to be built and when all of it is: what has to outlive the process. */
  onDue: (isDue: boolean) => void;
  debounceMs: number;
};

export type RebuildQueue = {
  /** Asks for a build that begins after this moment. */
  request: () => void;
  getState: () => { isBuilding: boolean; isWanted: boolean };
  /** Begins no more builds. */
  stop: () => void;
};

/** Changes that never pause are built after this many pauses at the latest. */
const mostPauses = 10;

/**
 * A queue of depth one. The first call begins a build at once; all calls meanwhile are answered by one more, after a pause
 * in which nobody calls. Nothing that was asked for is lost: a build that finds another one going on is tried again.
 */
export function createRebuildQueue({ build, onEnd, onDue, debounceMs }: Options): RebuildQueue {
  let isBuilding = false;
  let wantedSince: number | null = null;
  let endedAt = -Infinity;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  return {
    request() {
      wantedSince ??= Date.now();
      onDue(true);
      if (isBuilding) return;
      const isPaused = timer !== undefined || Date.now() - endedAt < debounceMs;
      if (isPaused) pause();
      else begin();
    },
    getState: () => ({ isBuilding, isWanted: wantedSince !== null }),
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };

  function pause(): void {
    clearTimeout(timer);
    const latest = (wantedSince ?? 0) + debounceMs * mostPauses - Date.now();
    timer = setTimeout(begin, Math.max(0, Math.min(debounceMs, latest)));
  }

  function begin(): void {
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
    onDue(wantedSince !== null);
    onEnd(outcome);
    if (wantedSince !== null && !isStopped) pause();
  }
}
