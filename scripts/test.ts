import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

import { getCurrentRelease } from '../server/releases/list-releases';
import { switchRelease } from '../server/releases/switch-release';

import { ensureChromium } from './lib/chromium';
import { findFreePort } from './lib/free-port';
import { add, describeFlaky, judgeFlaky, nothing, readJest, readPlaywright, type Tally } from './lib/test-reports';

const priorities = {
  somewhat: constants.priority.PRIORITY_BELOW_NORMAL,
  always: constants.priority.PRIORITY_LOW,
};
type Step = {
  name: string;
  command: string[];
  environment?: Record<string, string>;
  report?: (file: string) => Tally;
  /** Takes what the steps beside it leave of the processors. */
  givesWay?: keyof typeof priorities;
};

const folder = '.sandbox/test';
/** Lines of a step that failed without a report, said again at the end. */
const mostRepeated = 20;

/** `npm test`: every check there is. Ends with the sum over all of them. */
async function main(): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const chromium = ensureChromium();
  const stockPort = await findFreePort(4010);
  const contentPort = await findFreePort(stockPort + 1);
  const site = {
    SANDBOX_DIR: `${process.cwd()}/${folder}`,
    SANDBOX_STOCK_PORT: String(stockPort),
    SANDBOX_CONTENT_PORT: String(contentPort),
    RELEASES_DIR: `${folder}/releases`,
    SITE_URL: 'https://dealer.example',
    CHROMIUM: chromium,
    // The tests are about the sandbox, whatever `.env` says.
    CONTENTFUL_SPACE_ID: '',
    CONTENTFUL_ACCESS_TOKEN: '',
    GATSBY_STOCK_API_URL: '',
    GATSBY_STOCK_COMPANY_ID: '',
    GATSBY_TAG_MANAGER_ID: '',
    GATSBY_LEAD_TRACKER_URL: '',
    GATSBY_WEBSHOP_URL: 'https://webshop.example',
    // Each worker of the browser tests has a stock API of its own, with its own photos.
    CSP_IMG: 'http://127.0.0.1:*',
  };
  // What is timed goes first wherever there are not processors enough; the checks of the source take what a build and
  // browsers leave.
  const source = runSteps([
    { name: 'unit tests', command: jest('jest.config.ts', 'unit'), report: readJest },
    { name: 'types', command: ['npm', 'run', '--silent', 'typecheck'], givesWay: 'always' },
    { name: 'format', command: ['npm', 'run', '--silent', 'format:check'], givesWay: 'always' },
    { name: 'lint', command: ['npm', 'run', '--silent', 'lint'], givesWay: 'always' },
    { name: 'dead code', command: ['npm', 'run', '--silent', 'check:unused'], givesWay: 'always' },
  ]);
  const total = judgeFlaky((await Promise.all([testSite(site), source])).reduce(add));
  // What failed is said again where whoever looks at the end finds it.
  for (const failure of total.failures) console.log(`\n✘ ${failure}`);
  console.log(`\n${describeFlaky(total)}`);
  console.log(`\n${String(total.passed)} passed, ${String(total.failed)} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

/**
 * Without a build there is nothing to look at. What opens the built site in browsers is over before other builds take
 * its place.
 */
async function testSite(environment: Record<string, string>): Promise<Tally> {
  const built = await runStep({ name: 'build', command: ['npm', 'run', '--silent', 'build'], environment });
  const release = await getCurrentRelease(`${folder}/releases`);
  if (release === null) return built;
  const copy = await copyRelease(release);
  const looks = await Promise.all([
    runStep({
      name: 'browser tests',
      command: ['npx', 'playwright', 'test', '--reporter=list,json'],
      environment: { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: `${folder}/browser-tests.json` },
      report: readPlaywright,
    }),
    // They wait for most of their time.
    runStep({
      name: 'publishing tests',
      command: jest('jest.builds.config.ts', 'publishing', 'e2e/publishing'),
      environment,
      report: readJest,
    }),
  ]);
  const last = await Promise.all([
    runStep({
      name: 'build tests',
      command: jest('jest.builds.config.ts', 'build', '--testPathIgnorePatterns', 'e2e/publishing'),
      environment,
      report: readJest,
    }),
    // A build leaves a part of the processors that browsers do not.
    runStep({
      name: 'pages',
      command: ['npm', 'run', '--silent', 'check:pages'],
      environment: { ...environment, RELEASES_DIR: copy },
      givesWay: 'somewhat',
    }),
  ]);
  return [...looks, ...last].reduce(add, built);
}

/** @returns a folder with this release alone, for what still looks at it while others are built */
async function copyRelease(release: string): Promise<string> {
  const copy = `${folder}/built`;
  const id = path.basename(release);
  await cp(release, `${copy}/${id}`, { recursive: true });
  await switchRelease(copy, id);
  return copy;
}

/** One after the other, whether one fails or not. */
async function runSteps(steps: readonly Step[]): Promise<Tally> {
  let total = nothing;
  for (const step of steps) total = add(total, await runStep(step));
  return total;
}

function jest(config: string, name: string, ...which: string[]): string[] {
  return ['npx', 'jest', '--config', config, '--json', '--outputFile', `${folder}/${name}-tests.json`, ...which];
}

async function runStep({ name, command, environment = {}, report, givesWay }: Step): Promise<Tally> {
  const started = Date.now();
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    // Jest prints its JSON on the standard output as well when that is not a terminal; its own report is on the other.
    stdio: ['ignore', program === 'npx' && args[0] === 'jest' ? 'ignore' : 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
    shell: process.platform === 'win32',
  });
  // What it starts takes over its priority.
  if (givesWay !== undefined && child.pid !== undefined) giveWay(child.pid, priorities[givesWay]);
  // Another step may be printing beside it.
  const last: string[] = [];
  for (const input of [child.stdout, child.stderr]) {
    if (input === null) continue;
    createInterface({ input }).on('line', (line) => {
      console.log(`${name} │ ${line}`);
      last.push(line);
      if (last.length > mostRepeated) last.shift();
    });
  }
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  const ok = code === 0;
  const counted = report?.(`${folder}/${name.replace(' ', '-')}.json`) ?? { ...nothing, passed: ok ? 1 : 0 };
  // A runner that dies has not passed, whatever it counted; what has no report says why in its last lines.
  const failed = { failed: 1, failures: [`${name}\n${last.map((line) => `  ${line}`).join('\n')}`] };
  const tally = !ok && counted.failed === 0 ? { ...counted, ...failed } : counted;
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  console.log(`── ${name}: ${String(tally.passed)} passed, ${String(tally.failed)} failed, ${seconds} s ──`);
  return tally;
}

/** A process that is over already needs no priority. */
function giveWay(pid: number, priority: number): void {
  try {
    setPriority(pid, priority);
  } catch {
    // Its end says what became of it.
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  console.log('\n0 passed, 1 failed');
  process.exitCode = 1;
});
