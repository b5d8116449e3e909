import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { lock } from 'proper-lockfile';

import { stateFiles } from '../../build/state';

/** What a killed process held is free after this long; one that goes on says so more often. */
const staleMs = 10_000;

type Lock = {
  file: string;
  /** How long others are waited for, and how often they are looked at. */
  waitMs: number;
  everyMs: number;
  busy: string;
};

/** `assertHeld` throws when the lock was lost, as by a machine that slept while another process took it. */
type Run<T> = (assertHeld: () => void) => Promise<T>;

/**
 * Publishes alone: another publish would take a release that is being made for what a killed one left behind. Releases
 * are switched meanwhile.
 */
export function withPublishLock<T>(releasesDir: string, run: Run<T>): Promise<T> {
  const busy = `Another build is being published to ${releasesDir}, and takes longer than five minutes.`;
  return withLock({ file: path.join(releasesDir, stateFiles.publishing), waitMs: 300_000, everyMs: 500, busy }, run);
}

/** Changes alone what is served, kept and held: for as short as possible, because a rollback waits for it. */
export function withSwitchLock<T>(releasesDir: string, run: Run<T>): Promise<T> {
  const busy = `Another process is switching the releases in ${releasesDir}, and takes longer than half a minute.`;
  return withLock({ file: path.join(releasesDir, stateFiles.switching), waitMs: 30_000, everyMs: 50, busy }, run);
}

async function withLock<T>({ file, waitMs, everyMs, busy }: Lock, run: Run<T>): Promise<T> {
  await mkdir(path.dirname(file), { recursive: true });
  const until = Date.now() + waitMs;
  let lost: Error | null = null;
  for (;;) {
    const unlock = await lock(file, {
      // The library adds the ending of the folder that it makes. There is no file.
      ...{ realpath: false, stale: staleMs, update: staleMs / 4 },
      onCompromised: (error) => (lost = error),
    }).catch((error: unknown) => {
      if ((error as { code?: unknown }).code !== 'ELOCKED') throw error;
      return null;
    });
    if (unlock === null) {
      if (Date.now() > until) throw new Error(busy);
      await wait(everyMs);
      continue;
    }
    try {
      return await run(() => {
        if (lost !== null) throw new Error(`Another process took over: ${String(lost)}`);
      });
    } finally {
      // What is done is done, and a lock that stays becomes stale.
      await unlock().catch(() => undefined);
    }
  }
}
