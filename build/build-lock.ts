import { mkdir } from 'node:fs/promises';
import path from 'node:path';

import { check, lock } from 'proper-lockfile';

import { explainDenied } from '../server/releases/explain-denied';

import { stateFiles } from './state';

/** A folder that says that a build is going on, for as long as somebody keeps it fresh. */
const lockFolder = stateFiles.lock;

/** A build that was killed stops nobody for longer than this; one that goes on says so more often. */
const staleMs = 10_000;

/** Another build is going on. */
export class BusyError extends Error {}

/**
 * Runs a build alone: two at once would spoil each other's caches. Waits for twelve seconds, in which the lock of a
 * killed build becomes stale, and throws `BusyError` while another build still holds it; another error where the
 * lock cannot be made.
 */
export async function withBuildLock<T>(run: () => Promise<T>): Promise<T> {
  const unlock = await makeLock().catch((error: unknown) => {
    // Whoever takes a folder that cannot be written for another build waits for ever.
    if ((error as NodeJS.ErrnoException).code !== 'ELOCKED') throw new Error(explainDenied(error), { cause: error });
    throw new BusyError('Another build is going on here. Wait for it, then build again.');
  });
  try {
    return await run();
  } finally {
    await unlock();
  }
}

async function makeLock(): Promise<() => Promise<void>> {
  await mkdir(path.dirname(lockFolder), { recursive: true });
  return lock('.', {
    lockfilePath: lockFolder,
    stale: staleMs,
    update: staleMs / 4,
    retries: { retries: 6, factor: 1, minTimeout: staleMs / 5, maxTimeout: staleMs / 5 },
  });
}

/** Whether a build is going on. */
export function isBuilding(): Promise<boolean> {
  return check('.', { lockfilePath: lockFolder, stale: staleMs });
}
