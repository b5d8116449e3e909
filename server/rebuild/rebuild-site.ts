import { log } from '../log/log';

import { runCommand, type BuildOutcome } from './run-command';

type Rebuild = { command: string; timeLimitMs: number; signal: AbortSignal };

/**
 * Builds with the caches of the last build. If that fails, builds once more without them, because they may be the
 * cause.
 */
export async function rebuildSite({ command, ...options }: Rebuild): Promise<BuildOutcome> {
  const outcome = await runCommand({ command, ...options });
  if (outcome.kind !== 'failed') return outcome;
  log.warn('The build failed. Building once more without the caches of earlier builds.');
  return runCommand({ command: `${command} --clean`, ...options });
}
