import { runCommand, type BuildOutcome } from './run-command';

type Rebuild = { command: string; timeLimitMs: number; signal: AbortSignal };

/** Builds with the caches of the build before, and once more without them when that fails: they may be what is wrong. */
export async function rebuildSite({ command, ...options }: Rebuild): Promise<BuildOutcome> {
  const outcome = await runCommand({ command, ...options });
  if (outcome.kind !== 'failed') return outcome;
  console.error('The build failed; once more, without the caches of earlier builds.');
  return runCommand({ command: `${command} --clean`, ...options });
}
