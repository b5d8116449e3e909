import { readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';

import { lock } from 'proper-lockfile';
import * as v from 'valibot';

import { stateFiles } from '../../build/state';
import { log } from '../log/log';

/** A machine that is gone keeps nothing for longer than this; a server that runs says so more often. */
const staleMs = 10_000;
const schema = v.pipe(v.string(), v.parseJson(), v.object({ pid: v.number(), host: v.string() }));
type Owner = v.InferOutput<typeof schema>;

/** What this process holds. */
const held = new Set<string>();

type Options = {
  releasesDir: string;
  /** Called once, when this server becomes the keeper. */
  onKeep: () => Promise<void>;
  /** How often a server that only serves tries to become the keeper. */
  everyMs?: number;
};

export type Keeper = {
  isKeeper: () => boolean;
  /** Tries at once, and then again and again. */
  start: () => Promise<void>;
  stop: () => Promise<void>;
};

/**
 * Of several servers on one folder of releases, one keeps it: it takes hooks, builds, watches and announces. The others
 * serve, and one of them takes over when it ends.
 */
export function createKeeper({ releasesDir, onKeep, everyMs = 2000 }: Options): Keeper {
  const file = path.join(releasesDir, stateFiles.server);
  let unlock: (() => Promise<void>) | null = null;
  let [hasBegun, hasSaid, isStopped] = [false, false, false];
  let timer: NodeJS.Timeout | undefined;

  async function tryToKeep(): Promise<void> {
    freeIfDead(file);
    unlock = await lock(file, {
      ...{ realpath: false, stale: staleMs, update: staleMs / 4 },
      // As after a sleep of this machine, in which another server took over.
      onCompromised: (error) => {
        unlock = null;
        held.delete(file);
        log.error('This server lost the releases to another one.', { error });
        again();
      },
    }).catch(() => null);
    if (unlock !== null) return begin();
    if (!hasSaid) log.warn(`${describe(readOwner(file))} keeps these releases: this one only serves them.`);
    hasSaid = true;
    again();
  }

  function again(): void {
    if (isStopped) return;
    timer = setTimeout(
      () => void tryToKeep().catch((error: unknown) => log.error('Keeping failed.', { error })),
      everyMs,
    );
    timer.unref();
  }

  async function begin(): Promise<void> {
    held.add(file);
    const owner: Owner = { pid: process.pid, host: hostname() };
    writeFileSync(file, JSON.stringify(owner));
    if (hasSaid) log.info('This server keeps the releases now.');
    [hasSaid] = [false];
    if (hasBegun) return;
    hasBegun = true;
    await onKeep();
  }

  return {
    isKeeper: () => unlock !== null,
    start: tryToKeep,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      // Others see that it is gone: it becomes stale.
      const release = unlock;
      unlock = null;
      if (release === null) return;
      held.delete(file);
      await release().catch(() => undefined);
    },
  };
}

const describe = (owner: Owner | null) =>
  owner === null ? 'Another server' : `The server of process ${String(owner.pid)} on ${owner.host}`;

function readOwner(file: string): Owner | null {
  try {
    return v.parse(schema, readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** Nobody waits for a server of this machine that was killed. */
function freeIfDead(file: string): void {
  const owner = readOwner(file);
  if (owner === null || owner.host !== hostname() || isAlive(owner.pid, file)) return;
  try {
    rmdirSync(`${file}.lock`);
  } catch {
    // It was released, or somebody else was quicker.
  }
}

/** A container begins with the same ids each time: what has this one's was another process. */
function isAlive(pid: number, file: string): boolean {
  if (pid === process.pid) return held.has(file);
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as { code?: unknown }).code === 'EPERM';
  }
}
