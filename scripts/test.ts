import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';

import { ensureChromium } from './lib/chromium';
import { findFreePort } from './lib/free-port';

/** Passed and failed tests of one step. */
type Tally = { passed: number; failed: number };
type Step = { name: string; command: string[]; environment?: Record<string, string>; report?: (file: string) => Tally };

const folder = '.sandbox/test';

/** `npm test`: every check there is, those that are cheapest to fail first. Ends with the sum over all of them. */
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
  // Most of a build waits on one thread or another, so the checks of the source are done beside it and what looks at its pages.
  const [checks, pages] = await Promise.all([
    runSteps([
      { name: 'lint', command: ['npm', 'run', '--silent', 'lint'] },
      { name: 'types', command: ['npm', 'run', '--silent', 'typecheck'] },
      { name: 'format', command: ['npm', 'run', '--silent', 'format:check'] },
      { name: 'unit tests', command: jest('jest.config.ts', 'unit'), report: readJest },
    ]),
    buildAndLook(site),
  ]);
  const total = add(checks, pages);
  // Nor is there anything for the later steps.
  if (existsSync(`${folder}/releases/current`)) {
    const later: Step[] = [
      {
        name: 'browser tests',
        command: ['npx', 'playwright', 'test', '--reporter=list,json'],
        environment: { ...site, PLAYWRIGHT_JSON_OUTPUT_NAME: `${folder}/browser-tests.json` },
        report: readPlaywright,
      },
      { name: 'build tests', command: jest('jest.builds.config.ts', 'build'), environment: site, report: readJest },
    ];
    Object.assign(total, add(total, await runSteps(later)));
  }
  console.log(`\n${String(total.passed)} passed, ${String(total.failed)} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

/** Without a build there are no pages to look at. */
async function buildAndLook(environment: Record<string, string>): Promise<Tally> {
  const build = await runStep({ name: 'build', command: ['npm', 'run', '--silent', 'build'], environment });
  if (build.failed > 0) return build;
  return add(build, await runStep({ name: 'pages', command: ['npm', 'run', '--silent', 'check:pages'], environment }));
}

/** One after the other, whether one fails or not. */
async function runSteps(steps: readonly Step[]): Promise<Tally> {
  let total: Tally = { passed: 0, failed: 0 };
  for (const step of steps) total = add(total, await runStep(step));
  return total;
}

function add(one: Tally, other: Tally): Tally {
  return { passed: one.passed + other.passed, failed: one.failed + other.failed };
}

function jest(config: string, name: string): string[] {
  return ['npx', 'jest', '--config', config, '--json', '--outputFile', `${folder}/${name}-tests.json`];
}

async function runStep({ name, command, environment = {}, report }: Step): Promise<Tally> {
  const started = Date.now();
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    // Jest prints its JSON on the standard output as well when that is not a terminal; its own report is on the other.
    stdio: ['ignore', program === 'npx' && args[0] === 'jest' ? 'ignore' : 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
    shell: process.platform === 'win32',
  });
  // Another step may be printing beside it.
  for (const input of [child.stdout, child.stderr]) {
    if (input !== null) createInterface({ input }).on('line', (line) => console.log(`${name} │ ${line}`));
  }
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  const ok = code === 0;
  const counted = report?.(`${folder}/${name.replace(' ', '-')}.json`) ?? { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  // A runner that dies has not passed, whatever it counted.
  const tally = !ok && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  console.log(`── ${name}: ${String(tally.passed)} passed, ${String(tally.failed)} failed, ${seconds} s ──`);
  return tally;
}

function readJson(file: string): Record<string, unknown> {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>) : {};
}

function readJest(file: string): Tally {
  const { numPassedTests = 0, numFailedTests = 0, numFailedTestSuites = 0 } = readJson(file) as Record<string, number>;
  return { passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites) };
}

function readPlaywright(file: string): Tally {
  const stats = (readJson(file).stats ?? {}) as Record<string, number>;
  return { passed: (stats.expected ?? 0) + (stats.flaky ?? 0), failed: stats.unexpected ?? 0 };
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  console.log('\n0 passed, 1 failed');
  process.exitCode = 1;
});
