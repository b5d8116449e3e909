import { setTimeout as wait } from 'node:timers/promises';

import { log } from '../log/log';

/**
 * What is behind the preview: pages can be asked for, or not yet, or not again. `changed`: not yet, for content types
 * have changed.
 */
export type DevelopState = 'starting' | 'ready' | 'ended' | 'changed';

const probeMs = 500;
/** Doubled each time it ends soon, so that what cannot start does not keep the machine busy. */
const firstPauseMs = 2_000;
const longestPauseMs = 60_000;
/** Whoever ran this long had started well. */
const wellMs = 300_000;

/**
 * Keeps the development server running: started again when it ends, until stopped.
 * @param run starts it, ends it at the signal, and resolves when it has ended
 * @param isUp whether it answers
 */
export function keepDeveloping(options: {
  run: (signal: AbortSignal) => Promise<unknown>;
  isUp: () => Promise<boolean>;
  onState: (state: DevelopState) => void;
}): { stop: () => void; restart: () => void } {
  const { run, isUp, onState } = options;
  const life = { isStopped: false, isRestarted: false, turn: new AbortController() };
  const isStopped = () => life.isStopped;
  const isRestarted = () => life.isRestarted;
  const watch = async (isOver: () => boolean) => {
    while (!isOver() && !(await isUp())) await wait(probeMs, undefined, { ref: false });
    if (!isOver()) onState('ready');
  };
  const keep = async () => {
    for (let pauseMs = firstPauseMs; !isStopped(); pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
      const start = Date.now();
      const turn = { isOver: false };
      life.turn = new AbortController();
      onState(life.isRestarted ? 'changed' : 'starting');
      life.isRestarted = false;
      void watch(() => turn.isOver);
      await run(life.turn.signal).catch((error: unknown) => log.error('The development server failed.', { error }));
      turn.isOver = true;
      if (isStopped()) return;
      if (Date.now() - start > wellMs) pauseMs = firstPauseMs;
      if (isRestarted()) {
        // The loop doubles it.
        pauseMs = firstPauseMs / 2;
        continue;
      }
      onState('ended');
      await wait(pauseMs);
    }
  };
  void keep();
  return {
    stop: () => {
      life.isStopped = true;
    },
    /** Ends it and begins at once. What has ended by itself begins soon anyway. */
    restart: () => {
      life.isRestarted = true;
      life.turn.abort();
    },
  };
}
