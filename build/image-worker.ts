import { mkdir } from 'node:fs/promises';
import { constants, getPriority, setPriority } from 'node:os';

import { getWork, reduceAvifEffort } from '../patches/gatsby/image-worker';

import { events, type Job } from './events';

/**
 * Does Gatsby's jobs (images of the CMS in all their sizes) in a process of its own, of lower priority: Gatsby's
 * threads also read files, and encoders would block them (`image-jobs.ts`).
 */
function main(): void {
  setPriority(Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL));
  reduceAvifEffort();
  process.on('message', (job: Job) => void answer(job));
  process.on('disconnect', () => process.exit());
}

async function answer({ id, name, plugin, inputPaths, outputDir, args }: Job): Promise<void> {
  try {
    await mkdir(outputDir, { recursive: true });
    const result = await getWork(plugin.resolve, name)({ inputPaths, outputDir, args });
    process.send?.({ type: events.jobCompleted, payload: { id, result } });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    process.send?.({ type: events.jobFailed, payload: { id, error: reason } });
  }
}

main();
