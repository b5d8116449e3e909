import { spawn, type ChildProcess } from 'node:child_process';

import { checkVersions } from '../patches/apply';
import { gatsbyCommand } from '../patches/gatsby/cache-files';
import { findReason, isTokenExpired } from '../patches/gatsby/printed-errors';
import { developEnvironment, jobsEnvironment, loggerEnvironment, queryEnvironment } from '../patches/gatsby/variables';
import { isPlain } from '../patches/plain';
import { isPreviewHost } from '../src/config/env';

import {
  closeCaches,
  dropStaleContent,
  dropBundles,
  dropContent,
  isSameCode,
  markCachesBroken,
  markCachesWhole,
  hashSiteCode,
  hashCacheInputs,
} from './caches';
import { gatsbyProcessors, runImageJobs } from './image-jobs';
import { stateFiles, stateVariables } from './state';

/**
 * Rendering a page leaves much behind at once; with the heap's default of 16 MiB for it the collector takes a sixth of
 * the time.
 */
const semiSpaceMebibytes = 64;

/**
 * `GATSBY_CPU_COUNT` for a build of the same code as the last one. Few pages are expected to change: more workers would
 * take longer to start than they save.
 */
const rebuildProcessors = '1';

type Environment = Record<string, string>;

/** `codeHash`: of the code that was built (`hashSiteCode`); null if the code changed during the build. */
type Run = { ok: boolean; codeHash: string | null; output: string };

/** `reason`: the first error that Gatsby printed, in one line. */
export type GatsbyBuild = { status: 'ok' } | { status: 'failed'; reason: string };

/** Builds into `public/`, on top of the caches of the last build. Stale content is dropped first. */
export async function runGatsbyBuild(environment: Environment): Promise<GatsbyBuild> {
  dropStaleContent(environment);
  const { ok, output } = await runMarkedBuild(environment);
  if (ok || !isTokenExpired(output)) return toBuild(ok, output);
  console.log('The sync token of the CMS has expired: building once more without cached content …');
  dropContent();
  const again = await runMarkedBuild(environment);
  return toBuild(again.ok, again.output);
}

/** A failed build may have cached content of which it made no pages: the next one begins without any. */
async function runMarkedBuild(environment: Environment): Promise<Run> {
  const source = hashCacheInputs(environment);
  // Before the caches are marked: what is broken is of no code.
  const isRebuild = isSameCode(hashSiteCode());
  markCachesBroken();
  const run = await runGatsby('build', environment, { processors: isRebuild ? rebuildProcessors : gatsbyProcessors });
  if (run.ok) markCachesWhole({ source, code: run.codeHash });
  return run;
}

function toBuild(ok: boolean, output: string): GatsbyBuild {
  return ok ? { status: 'ok' } : { status: 'failed', reason: findReason(output) };
}

type Develop = { port: number; host?: string; signal?: AbortSignal };

/** Runs Gatsby's development server until it is stopped, or the signal says so. */
export async function runGatsbyDevelop(environment: Environment, { port, host, signal }: Develop): Promise<boolean> {
  dropStaleContent(environment);
  const options = ['--port', String(port), ...(host === undefined ? [] : ['--host', host])];
  return (await runGatsby('develop', environment, { options, signal })).ok;
}

type RunOptions = { options?: readonly string[]; processors?: string; signal?: AbortSignal | undefined };

async function runGatsby(
  command: 'build' | 'develop',
  environment: Environment,
  { options = [], processors = gatsbyProcessors, signal }: RunOptions,
): Promise<Run> {
  checkVersions();
  const codeHash = hashSiteCode();
  closeCaches();
  const child = spawn(process.execPath, [gatsbyCommand, command, ...options], {
    stdio: ['ignore', 'pipe', 'pipe', ...(command === 'build' ? (['ipc'] as const) : [])],
    // A process group of its own: workers that outlive a failed build are ended with it.
    detached: true,
    env: { GATSBY_CPU_COUNT: processors, ...toGatsbyEnvironment(command, environment, codeHash) },
  });
  if (command === 'build' && !isPlain()) runImageJobs(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-100_000);
      process.stdout.write(chunk);
    });
  }
  const stop = () => endGroup(child, 'SIGTERM');
  // It is in a group of its own, and would outlive this process.
  process.once('SIGINT', stop).once('SIGTERM', stop).once('exit', stop);
  signal?.addEventListener('abort', stop);
  child.once('exit', () => endGroup(child, 'SIGKILL'));
  const exitCode = await new Promise<number | null>((resolve) => child.on('close', resolve));
  process.off('SIGINT', stop).off('SIGTERM', stop).off('exit', stop);
  signal?.removeEventListener('abort', stop);
  // It may have made the folder anew.
  closeCaches();
  const isSame = hashSiteCode() === codeHash;
  if (!isSame) dropBundles();
  return { ok: exitCode === 0, codeHash: isSame ? codeHash : null, output };
}

/** In turn: defaults that the operator's environment may change, that environment, and what a build decides. */
function toGatsbyEnvironment(
  command: 'build' | 'develop',
  environment: Environment,
  codeHash: string,
): NodeJS.ProcessEnv {
  const ofBuild = {
    [stateVariables.code]: codeHash,
    ...(isPlain() ? {} : jobsEnvironment),
  };
  return {
    ...(isPlain() ? {} : queryEnvironment),
    ...process.env,
    NODE_OPTIONS: `--max-semi-space-size=${String(semiSpaceMebibytes)} ${process.env.NODE_OPTIONS ?? ''}`.trim(),
    GATSBY_TELEMETRY_DISABLED: '1',
    // Gatsby keeps settings in the home folder, which the user of a service has none of.
    XDG_CONFIG_HOME: stateFiles.settings,
    ...loggerEnvironment,
    // Always defined, so that the minifier drops the plain branches.
    [stateVariables.plain]: isPlain() ? '1' : '',
    ...(command === 'build' ? ofBuild : { ...developEnvironment, NODE_ENV: 'development' }),
    ...environment,
    [stateVariables.preview]: isPreviewHost(environment.CONTENTFUL_HOST ?? '') ? 'true' : '',
  };
}

function endGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // Nobody of the group is left.
  }
}
