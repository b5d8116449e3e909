import { readFileSync, rmSync, writeFileSync } from 'node:fs';

const lockFile = '.build-lock';

/** Runs a build alone: two at once would spoil each other's caches. Throws a sentence while another one is going on. */
export async function withBuildLock<T>(run: () => Promise<T>): Promise<T> {
  takeLock();
  try {
    return await run();
  } finally {
    rmSync(lockFile, { force: true });
  }
}

function takeLock(): void {
  try {
    writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
  } catch {
    const holder = Number(readFileSync(lockFile, 'utf8'));
    if (isRunning(holder))
      throw new Error(`Another build (process ${String(holder)}) is going on here. Wait for it, then build again.`);
    // Left behind by a build that was killed.
    writeFileSync(lockFile, String(process.pid));
  }
}

function isRunning(processId: number): boolean {
  if (!Number.isInteger(processId) || processId <= 0) return false;
  try {
    process.kill(processId, 0);
    return true;
  } catch {
    return false;
  }
}
