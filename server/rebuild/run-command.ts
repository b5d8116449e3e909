import { spawn, type ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';

import { exitCodes } from './exit-codes';

/** How a build went; `reason` is the last line that it wrote to its error output. */
export type BuildOutcome = { kind: 'published' | 'failed' | 'refused' | 'busy' | 'stopped'; reason: string };

type Run = { command: string; timeLimitMs: number; signal: AbortSignal };

/** What ends itself when it is asked to has this long for it. */
const graceMs = 10_000;

const kinds: Readonly<Record<number, BuildOutcome['kind']>> = {
  [exitCodes.published]: 'published',
  [exitCodes.failed]: 'failed',
  [exitCodes.busy]: 'busy',
};

/** Runs one build in a process of its own, at a lower priority than the server. Ends it when it takes too long. */
export function runCommand({ command, timeLimitMs, signal }: Run): Promise<BuildOutcome> {
  return new Promise((resolve) => {
    if (signal.aborted) {
      resolve({ kind: 'stopped', reason: 'The server was stopped.' });
      return;
    }
    // A group of its own, so that all of it can be ended.
    const child = spawn(command, { shell: true, detached: true, stdio: ['ignore', 'inherit', 'pipe'] });
    standBack(child);
    let errors = '';
    child.stderr.on('data', (chunk: Buffer) => {
      errors = (errors + chunk.toString()).slice(-10_000);
      process.stderr.write(chunk);
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
    child.once('close', (code) => {
      // What a build that was killed left running.
      endGroup(child, 'SIGKILL');
      const reason = errors.trim().split('\n').at(-1)?.trim() ?? '';
      finish({ kind: kinds[code ?? -1] ?? 'refused', reason: reason || `The build ended with ${String(code)}.` });
    });
  });
}

function standBack({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already, or the system does not let us.
  }
}

function endGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // Nobody of the group is left.
  }
}
