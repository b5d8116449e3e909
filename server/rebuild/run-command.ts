import { spawn, type ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';

import { log } from '../log/log';
import { logOutput } from '../log/log-output';

import { exitCodes } from './exit-codes';

/** The result of a build; `reason` is the last line of its error output. */
export type BuildOutcome = { kind: 'published' | 'failed' | 'refused' | 'busy' | 'stopped'; reason: string };

type Run = { command: string; timeLimitMs: number; signal: AbortSignal };

/** How long a process has to end after SIGTERM. */
const graceMs = 10_000;
const signalBase = 128;

const kinds: Readonly<Record<number, BuildOutcome['kind']>> = {
  [exitCodes.published]: 'published',
  [exitCodes.failed]: 'failed',
  [exitCodes.busy]: 'busy',
};

/**
 * Runs one build in its own process, at a lower priority than the server. Ends it after the time limit. What it prints
 * goes to the terminal as it is, or into a log of objects line by line.
 */
export function runCommand({ command, timeLimitMs, signal }: Run): Promise<BuildOutcome> {
  return new Promise((resolve) => {
    if (signal.aborted) {
      resolve({ kind: 'stopped', reason: 'The server was stopped.' });
      return;
    }
    // Its own process group, so that a signal reaches all of its processes.
    const isLogged = log.format === 'json';
    const child = spawn(command, {
      ...{ shell: true, detached: true },
      stdio: ['ignore', isLogged ? 'pipe' : 'inherit', 'pipe'],
    });
    for (const stream of isLogged ? [child.stdout, child.stderr] : []) if (stream !== null) logOutput(stream, 'build');
    lowerPriority(child);
    let errors = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      errors = (errors + chunk.toString()).slice(-10_000);
      if (!isLogged) process.stderr.write(chunk);
    });
    let ended: BuildOutcome | null = null;
    let forced: NodeJS.Timeout | undefined;
    const end = (outcome: BuildOutcome) => {
      ended ??= outcome;
      endGroup(child, 'SIGTERM');
      forced = setTimeout(() => endGroup(child, 'SIGKILL'), graceMs);
    };
    const limit = setTimeout(
      () =>
        end({ kind: 'failed', reason: `The build took longer than ${String(timeLimitMs / 1000)} s and was ended.` }),
      timeLimitMs,
    );
    const stop = () => end({ kind: 'stopped', reason: 'The server was stopped.' });
    signal.addEventListener('abort', stop);
    const finish = (outcome: BuildOutcome) => {
      clearTimeout(limit);
      clearTimeout(forced);
      signal.removeEventListener('abort', stop);
      resolve(ended ?? outcome);
    };
    child.once('error', (error) => finish({ kind: 'refused', reason: error.message }));
    child.once('close', (code, signal) => {
      // A killed build may leave processes running.
      endGroup(child, 'SIGKILL');
      const reason = toKilled(code, signal) ?? errors.trim().split('\n').at(-1)?.trim();
      finish({ kind: kinds[code ?? -1] ?? 'refused', reason: reason || `The build ended with code ${String(code)}.` });
    });
  });
}

/** What ended a build from outside; null when it ended by itself. A shell says a signal as a code above 128. */
function toKilled(code: number | null, signal: NodeJS.Signals | null): string | null {
  const name =
    signal ?? Object.entries(constants.signals).find(([, number]) => number === (code ?? 0) - signalBase)?.[0];
  if (name === undefined) return null;
  const why = name === 'SIGKILL' ? ', as systems do that run out of memory' : '';
  return `The build was ended by the signal ${name}${why}.`;
}

function lowerPriority({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The process has ended already, or the system does not allow it.
  }
}

function endGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // No process of the group is left.
  }
}
