import { spawn, type ChildProcess } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import { isPreviewHost, readSettings } from '../../src/config/env';
import { askStock } from '../../src/features/stock/api/ask-stock';
import { allWritten } from '../../src/gatsby/node/all-written';
import { contentChanged } from '../../src/gatsby/node/changed-nodes';
import { lostFile } from '../../src/gatsby/node/cms/lost-file';
import { codeEnvironment } from '../../src/gatsby/node/keep-bundles';

import {
  areCachesWhole,
  dropForeignCache,
  forgetBundles,
  forgetContent,
  isSameCode,
  markCachesBroken,
  markCachesWhole,
  toCode,
  toSource,
} from './gatsby-caches';
import { doJobsOf, gatsbyProcessors, jobsEnvironment } from './gatsby-jobs';
import { giveStockTo, stockEnvironment } from './gatsby-stock';

/** The CMS has forgotten how far the cache is. */
const staleCache = /sync token is invalid/i;

/** What is loaded before Gatsby, by command. */
const preloads = {
  build: ['look-at-sources-only.cjs', 'ask-no-others.cjs', 'write-at-once.cjs'],
  develop: ['look-at-sources-only.cjs'],
};

/**
 * Room for what is thrown away soon, a sixth of the work of rendering a page, in MiB: with more of it less often. Where
 * few pages are rendered, there is room for more; the processes that Gatsby starts have the lesser one anyhow
 * (`own-room.cjs`).
 */
const youngRoom = { plain: 64, rebuild: 256 };
const rebuildArguments = [
  toRoom(youngRoom.rebuild),
  ...['own-room.cjs', 'workers-by-need.cjs', 'keep-compiled.cjs'].flatMap((file) => [
    '--require',
    path.join(__dirname, file),
  ]),
];

type Message = { type?: string };

type Environment = Record<string, string>;

/**
 * `hasEnded`: by itself, well or not. `hasChanged`: it keeps other content than the build before. `code`: what was run
 * (`toCode`), null if it was changed meanwhile.
 */
type Run = { ok: boolean; hasEnded: boolean; hasChanged: boolean; code: string | null; output: string };

/** `reason`: what Gatsby said first, in one line. */
export type GatsbyBuild = { status: 'ok' } | { status: 'failed'; reason: string };

/**
 * Gatsby's build under way. `asked`: the stock API has answered, one way or the other. `written`: all that it publishes
 * is there. It ends when what it keeps for the next build is, too.
 */
export type GatsbyUnderWay = { asked: Promise<undefined>; written: Promise<undefined>; ended: Promise<GatsbyBuild> };

type Tell = (event: 'asked' | 'written') => void;

/**
 * Starts Gatsby's build in `public/`. The caches of earlier builds are kept as long as they are about the same
 * backends.
 */
export function startGatsbyBuild(environment: Environment): GatsbyUnderWay {
  const built = new EventEmitter();
  const until = (event: 'asked' | 'written') => once(built, event).then(() => undefined);
  return {
    asked: until('asked'),
    written: until('written'),
    ended: runGatsbyBuild(environment, (event) => built.emit(event)),
  };
}

async function runGatsbyBuild(environment: Environment, tell: Tell): Promise<GatsbyBuild> {
  dropForeignCache(environment);
  const { ok, output } = await runMarkedBuild(environment, tell);
  if (ok || !staleCache.test(output)) return toBuild(ok, output);
  // Only a build without what is kept of the content helps, and it needs to happen once.
  console.log('The CMS asks for a fresh start: building once more without caches …');
  forgetContent();
  const again = await runMarkedBuild(environment, tell);
  return toBuild(again.ok, again.output);
}

async function runMarkedBuild(environment: Environment, tell: Tell): Promise<Run> {
  const wereWhole = areCachesWhole();
  const source = toSource(environment);
  markCachesBroken();
  const run = await runGatsby('build', environment, [], tell);
  if (run.ok || (wereWhole && maySpare(run))) markCachesWhole({ source, code: run.ok ? run.code : null });
  return run;
}

/**
 * Whether the caches are as good after a build that failed as before it. One that was killed may have left half a file,
 * which no later build would write again; one that had taken in new content would be taken to have made pages of it;
 * one to which a file of the CMS did not come would not ask for it again.
 */
export function maySpare({ hasEnded, hasChanged, output }: Omit<Run, 'ok' | 'code'>): boolean {
  return hasEnded && !hasChanged && !output.includes(lostFile);
}

function toBuild(ok: boolean, output: string): GatsbyBuild {
  return ok ? { status: 'ok' } : { status: 'failed', reason: findReason(output) };
}

const longestReason = 500;

/**
 * The first error that Gatsby printed, in one line: from the word that begins it up to an empty line, or to the next
 * when it ends in a colon.
 */
export function findReason(output: string): string {
  const [, ...lines] = stripVTControlCharacters(output)
    .split('\n')
    .slice(-500)
    .join('\n')
    .split(/^error /m);
  const text = (lines[0] ?? '').trim().split(/(?<!:[^\S\n]*)\n\s*\n/)[0] ?? '';
  return text.replace(/\s+/g, ' ').slice(0, longestReason) || 'Gatsby stopped without a reason.';
}

/**
 * A cache that spoils a build is worth a clean one, also where a type of the CMS is named; a backend that does not
 * answer is not.
 */
export function mayCleanHelp(reason: string): boolean {
  return !/stock API|\b(Contentful|CMS)\b/i.test(reason);
}

/** Runs Gatsby's development server until it is stopped. */
export async function runGatsbyDevelop(environment: Environment, port: number): Promise<boolean> {
  dropForeignCache(environment);
  return (await runGatsby('develop', environment, ['--port', String(port)])).ok;
}

/**
 * The list of hosts that Gatsby knows how to build for, as it came with it. Otherwise each build asks GitHub and a
 * registry for a newer one, waits up to ten seconds for either, and runs what it is given.
 */
function ownAdapters(): Environment {
  return { GATSBY_ADAPTERS_MANIFEST: readFileSync('node_modules/gatsby/adapters.js', 'utf8') };
}

async function runGatsby(
  command: 'build' | 'develop',
  environment: Environment,
  options: readonly string[] = [],
  tell: Tell = () => undefined,
): Promise<Run> {
  const { stock } = readSettings({ ...process.env, ...environment });
  const requires = preloads[command].map((file) => `--require ${JSON.stringify(path.join(__dirname, file))}`).join(' ');
  const siteCode = toCode();
  const isRebuild = command === 'build' && isSameCode(siteCode);
  // Unless somebody else says how many processes there are to be.
  const asksByNeed = isRebuild && process.env.GATSBY_CPU_COUNT === undefined;
  const child = spawn(
    process.execPath,
    [...(isRebuild ? rebuildArguments : []), 'node_modules/gatsby/cli.js', command, ...options],
    {
      stdio: ['ignore', 'pipe', 'pipe', ...(command === 'build' ? (['ipc'] as const) : [])],
      // A group of its own: workers that outlive a failed build are ended with it.
      detached: true,
      env: {
        // One less is what it starts to ask and to render, but one at least; with one it asks itself.
        GATSBY_CPU_COUNT: asksByNeed ? '1' : gatsbyProcessors,
        ...(asksByNeed && { MOST_WORKERS: String(Number(gatsbyProcessors) - 1) }),
        // Answers are written to a database that takes its time about each: with few under way the processors wait for
        // it.
        GATSBY_EXPERIMENTAL_QUERY_CONCURRENCY: '50',
        ...process.env,
        NODE_OPTIONS: `${toRoom(youngRoom.plain)} ${requires} ${process.env.NODE_OPTIONS ?? ''}`.trim(),
        GATSBY_TELEMETRY_DISABLED: '1',
        // Without it Gatsby prints errors in another form on a host that says it is a build server (`CI`).
        GATSBY_LOGGER: 'yurnalist',
        ...(command === 'build'
          ? {
              [codeEnvironment]: siteCode,
              ...jobsEnvironment,
              ...(stock === null ? {} : stockEnvironment),
              ...ownAdapters(),
            }
          : { NODE_ENV: 'development' }),
        ...environment,
        GATSBY_CONTENT_PREVIEW: isPreviewHost(environment.CONTENTFUL_HOST ?? '') ? 'true' : '',
      },
    },
  );
  if (command === 'build' && stock !== null) {
    const gone = new AbortController();
    child.once('exit', () => gone.abort());
    const underWay = askStock({ url: stock.apiUrl, companyId: stock.companyId }, gone.signal);
    void Promise.allSettled([underWay.stock]).then(() => tell('asked'));
    giveStockTo(child, underWay);
  }
  if (command === 'build') doJobsOf(child);
  let hasChanged = false;
  child.on('message', ({ type }: Message) => {
    if (type === allWritten) tell('written');
    if (type === contentChanged) hasChanged = true;
  });
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
  return { ok: code === 0, hasEnded: code !== null, hasChanged, code: isSame ? siteCode : null, output };
}

function toRoom(mebibytes: number): string {
  return `--max-semi-space-size=${String(mebibytes)}`;
}

function endGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // Nobody of the group is left.
  }
}
