import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';

import { events, type JobMessage } from './events';

/** What makes Gatsby give its jobs to the process that started it, over the channel between them. */
export const jobsEnvironment = { ENABLE_GATSBY_EXTERNAL_JOBS: '1' };

/** Gatsby starts one worker less than this. More than two gain little and take some 500 MiB each. */
export const gatsbyProcessors = '3';

const program = path.join(__dirname, 'image-worker.ts');

/** Without a job for so long the process is ended: the memory is wanted by what renders pages. */
const patienceMs = 5000;

/**
 * Has the jobs that Gatsby makes (pictures of the CMS in all their sizes) done beside the build. Should that not be
 * possible, Gatsby is told to do them itself.
 */
export function doJobsOf(gatsby: ChildProcess): void {
  const open = new Set<string>();
  let worker: ChildProcess | null = null;
  let pause: NodeJS.Timeout | undefined;
  const answer = (message: object) => {
    // It may have ended meanwhile.
    if (gatsby.connected) gatsby.send(message, () => undefined);
  };
  const giveBack = (child: ChildProcess) => {
    // What another one has been given since is its own affair.
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
      if (open.size === 0 && worker === child) pause = setTimeout(() => child.kill(), patienceMs);
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
