import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';

import { events, type JobMessage } from './events';

/**
 * `GATSBY_CPU_COUNT`: Gatsby starts one worker less, gatsby-plugin-sharp makes one image less at a time. More than two
 * workers gain little and take some 500 MiB each.
 */
export const gatsbyProcessors = '3';

const program = path.join(__dirname, 'image-worker.ts');

/** Without a job for so long the worker is ended: rendering pages needs the memory. */
const idleMs = 5000;

/**
 * Runs the jobs that Gatsby creates (images of the CMS in all their sizes) in a worker beside the build. A job that the
 * worker cannot do goes back to Gatsby, which does it itself.
 */
export function runImageJobs(gatsby: ChildProcess): void {
  const open = new Set<string>();
  let worker: ChildProcess | null = null;
  let pause: NodeJS.Timeout | undefined;
  const answer = (message: object) => {
    // Gatsby may have ended.
    if (gatsby.connected) gatsby.send(message, () => undefined);
  };
  const giveBack = (child: ChildProcess) => {
    // Jobs of a worker that was started since are its own.
    if (worker !== child) return;
    worker = null;
    for (const id of open) answer({ type: events.jobRefused, payload: { id } });
    open.clear();
  };
  const start = () => {
    const env = { GATSBY_CPU_COUNT: gatsbyProcessors, ...process.env };
    const child = fork(program, {
      env,
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    child.on('message', (message: JobMessage) => {
      open.delete(message.payload?.id ?? '');
      answer(message);
      if (open.size === 0 && worker === child) pause = setTimeout(() => child.kill(), idleMs);
    });
    child.once('error', () => giveBack(child)).once('exit', () => giveBack(child));
    return child;
  };
  gatsby.on('message', ({ type, payload }: JobMessage) => {
    if (type !== events.jobCreated || payload === undefined) return;
    clearTimeout(pause);
    open.add(payload.id);
    const child = (worker ??= start());
    child.send(payload, (error) => {
      if (error !== null) giveBack(child);
    });
  });
  gatsby.once('exit', () => {
    clearTimeout(pause);
    worker?.kill();
  });
}
