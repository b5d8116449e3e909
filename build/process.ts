import { spawn, type ChildProcess } from 'node:child_process';

import { checkVersions } from '../patches/apply';
import { gatsbyCommand } from '../patches/gatsby/cache-files';
import { findReason, isTokenExpired } from '../patches/gatsby/printed-errors';
import { isPlain } from '../patches/plain';
import { isPreviewHost } from '../src/config/env';

import {
  dropForeignCache,
  forgetBundles,
  forgetContent,
  isSameCode,
  markCachesBroken,
  markCachesWhole,
  toCode,
  toSource,
} from './caches';
import { doJobsOf, gatsbyProcessors, jobsEnvironment } from './image-jobs';
import { stateVariables } from './state';

/**
 * Rendering a page leaves much behind at once; with the heap's default of 16 MiB for it the collector takes a sixth of
 * the time.
 */
const semiSpaceMebibytes = 64;

/**
 * How many queries Gatsby runs at a time. It waits for its database after each: with fifty it runs four times as many a
 * second as with its own four.
 */
const queryEnvironment = { GATSBY_EXPERIMENTAL_QUERY_CONCURRENCY: '50' };

type Environment = Record<string, string>;

/** `code`: what was run (`toCode`), null if it was changed meanwhile. */
type Run = { ok: boolean; code: string | null; output: string };

/** `reason`: what Gatsby said first, in one line. */
export type GatsbyBuild = { status: 'ok' } | { status: 'failed'; reason: string };

/** Builds into `public/`. The caches of earlier builds are kept as long as they are about the same backends. */
export async function runGatsbyBuild(environment: Environment): Promise<GatsbyBuild> {
  dropForeignCache(environment);
  const { ok, output } = await runMarkedBuild(environment);
  if (ok || !isTokenExpired(output)) return toBuild(ok, output);
  // Only a build without what is kept of the content helps, and it needs to happen once.
  console.log('The CMS asks for a fresh start: building once more without caches …');
  forgetContent();
  const again = await runMarkedBuild(environment);
  return toBuild(again.ok, again.output);
}

/** A build that fails may have kept new content of which it made no pages: the next one begins without any. */
async function runMarkedBuild(environment: Environment): Promise<Run> {
  const source = toSource(environment);
  markCachesBroken();
  const run = await runGatsby('build', environment);
  if (run.ok) markCachesWhole({ source, code: run.code });
  return run;
}

function toBuild(ok: boolean, output: string): GatsbyBuild {
  return ok ? { status: 'ok' } : { status: 'failed', reason: findReason(output) };
}

/** Runs Gatsby's development server until it is stopped. */
export async function runGatsbyDevelop(environment: Environment, port: number): Promise<boolean> {
  dropForeignCache(environment);
  return (await runGatsby('develop', environment, ['--port', String(port)])).ok;
}

async function runGatsby(
  command: 'build' | 'develop',
  environment: Environment,
  options: readonly string[] = [],
): Promise<Run> {
  checkVersions();
  const siteCode = toCode();
  const child = spawn(process.execPath, [gatsbyCommand, command, ...options], {
    stdio: ['ignore', 'pipe', 'pipe', ...(command === 'build' ? (['ipc'] as const) : [])],
    // A process group of its own: workers that outlive a failed build are ended with it.
    detached: true,
    env: toGatsbyEnvironment(command, environment, siteCode),
  });
  if (command === 'build' && !isPlain()) doJobsOf(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-100_000);
      process.stdout.write(chunk);
    });
  }
  const stop = () => endGroup(child, 'SIGTERM');
  process.once('SIGINT', stop).once('SIGTERM', stop);
  child.once('exit', () => endGroup(child, 'SIGKILL'));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  process.off('SIGINT', stop).off('SIGTERM', stop);
  const isSame = toCode() === siteCode;
  if (!isSame) forgetBundles();
  return { ok: code === 0, code: isSame ? siteCode : null, output };
}

/** In turn: defaults that the operator's environment may change, that environment, and what a build decides. */
function toGatsbyEnvironment(
  command: 'build' | 'develop',
  environment: Environment,
  siteCode: string,
): NodeJS.ProcessEnv {
  const ofBuild = {
    [stateVariables.code]: siteCode,
    ...(isPlain() ? {} : jobsEnvironment),
  };
  return {
    // Few pages are expected to change in a rebuild: more workers would take longer to start than they save.
    GATSBY_CPU_COUNT: command === 'build' && isSameCode(siteCode) ? '1' : gatsbyProcessors,
    ...(isPlain() ? {} : queryEnvironment),
    ...process.env,
    NODE_OPTIONS: `--max-semi-space-size=${String(semiSpaceMebibytes)} ${process.env.NODE_OPTIONS ?? ''}`.trim(),
    GATSBY_TELEMETRY_DISABLED: '1',
    // Without it Gatsby prints errors in another form where `CI` is set, and `findReason` would not find them.
    GATSBY_LOGGER: 'yurnalist',
    // Always defined, so that the minifier drops the plain branches.
    [stateVariables.plain]: isPlain() ? '1' : '',
    ...(command === 'build' ? ofBuild : { NODE_ENV: 'development' }),
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
