import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** What the next builds of `fake-build.ts` do. */
export type BuildMode = {
  waitMs?: number;
  /** What a build with caches says before it fails. */
  fails?: string;
  /** How many machines the build has; all without. */
  machines?: number;
};

export const tokens = {
  HOOK_TOKEN: 'a-token-of-the-hooks-that-nobody-guesses',
  STATUS_TOKEN: 'a-token-of-the-status-that-nobody-guesses',
  HOOK_CONTENTFUL_SECRET: '0123456789abcdef'.repeat(4),
} as const;

export type Status = {
  release: string | null;
  isBuilding: boolean;
  isWanted: boolean;
  isDue: boolean;
  nextRetry: string | null;
  failuresInRow: number;
  lastBuild: { result: string; reason: string | null } | null;
};

export type Production = {
  url: string;
  process: ChildProcess;
  /** All that it wrote so far. */
  getOutput: () => string;
  /** Ends the process and everything that it started, as a machine that loses its power does. */
  kill: () => Promise<void>;
  /** Asks it to stop; its exit code. */
  stop: () => Promise<number | null>;
};

const ownCommand = [process.execPath, '--import', 'tsx', 'scripts/serve-production.ts'] as const;

/**
 * Starts `npm run serve:production` as a process of its own, and waits until it serves or has ended.
 * @param command in its place; then it has nothing of this environment but the path of programs
 */
export async function startProduction(
  port: number,
  environment: Record<string, string>,
  command?: readonly string[],
): Promise<Production> {
  const inherited = command === undefined ? process.env : { PATH: process.env.PATH };
  const [program = '', ...args] = command ?? ownCommand;
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    // Its releases are made to be odd. What the watch does is tested where it is (`server/watch`).
    env: {
      ...{ ...inherited, ...tokens },
      ...{ REBUILD_DEBOUNCE_SECONDS: '1', WATCH_MINUTES: '0', ...environment, PORT: String(port) },
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  while (child.exitCode === null && !output.includes('is served at')) await wait(20);
  return {
    url: `http://127.0.0.1:${String(port)}`,
    process: child,
    getOutput: () => output,
    async kill() {
      // Builds have groups of their own. The server first: it must not see them end.
      for (const pid of [child.pid, ...findDescendants(child.pid)]) tryKill(pid);
      await ended;
    },
    async stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

function findDescendants(pid: number | undefined): number[] {
  const file = `/proc/${String(pid)}/task/${String(pid)}/children`;
  if (pid === undefined || !existsSync(file)) return [];
  const children = readFileSync(file, 'utf8').trim().split(' ').filter(Boolean).map(Number);
  return children.flatMap((child) => [...findDescendants(child), child]);
}

function tryKill(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}

export function setMode(folder: string, mode: BuildMode): void {
  writeFileSync(path.join(folder, 'mode.json'), JSON.stringify(mode));
}

/** The arguments of every build that began, in order. */
export function getBuilds(folder: string): string[] {
  const file = path.join(folder, 'builds');
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : [];
}

export async function callHook({ url }: Production): Promise<number> {
  const headers = { authorization: `Bearer ${tokens.HOOK_TOKEN}` };
  return (await fetch(`${url}/hooks/rebuild`, { method: 'POST', headers })).status;
}

export async function getStatus({ url }: Production): Promise<Status> {
  const response = await fetch(`${url}/status`, { headers: { authorization: `Bearer ${tokens.STATUS_TOKEN}` } });
  return (await response.json()) as Status;
}

/** Waits until nothing is built and nothing is to be built, or not before a while. */
export async function waitUntilIdle(production: Production): Promise<Status> {
  for (;;) {
    const status = await getStatus(production);
    if (!status.isBuilding && !status.isWanted && (!status.isDue || status.nextRetry !== null)) return status;
    await wait(50);
  }
}
