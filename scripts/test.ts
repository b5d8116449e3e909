import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { createInterface } from 'node:readline';

import { getCurrentRelease } from '../server/releases/list-releases';

import { ensureChromium } from './lib/chromium';
import { findFreePort } from './lib/free-port';
import { runSteps } from './lib/run-steps';
import { describeFlaky, judgeFlaky, nothing, type Tally } from './lib/test-reports';
import { testFolder, testSteps, toReportFile, type TestStep } from './lib/test-steps';

const priorities = { low: constants.priority.PRIORITY_BELOW_NORMAL, lowest: constants.priority.PRIORITY_LOW };
const releases = `${testFolder}/releases`;
/** Lines of a step that failed without a report, said again at the end. */
const maxRepeated = 20;
const usage = `npm test             checks of the source, small and medium tests, journeys in browsers
npm test -- --all    all browser tests, whole builds, faults and publishing as well`;

/** Ends with the sum over all steps. */
async function main(args: readonly string[]): Promise<void> {
  if (args.some((arg) => arg !== '--all')) throw new Error(usage);
  const isWhole = args.includes('--all');
  const steps = isWhole ? testSteps : testSteps.filter(({ size }) => size !== 'large');
  rmSync(testFolder, { recursive: true, force: true });
  mkdirSync(testFolder, { recursive: true });
  const environment = { ...(await toEnvironment()), BROWSER_TESTS: isWhole ? '' : 'journeys' };
  const isBuilt = async () => (await getCurrentRelease(releases)) !== null;
  const total = judgeFlaky(await runSteps(steps, (step) => runStep(step, environment), isBuilt));
  // What failed is said again where whoever looks at the end finds it.
  for (const failure of total.failures) console.log(`\n✘ ${failure}`);
  console.log(`\n${describeFlaky(total)}`);
  console.log(`\n${String(total.passed)} passed, ${String(total.failed)} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

/** What the site is built, served and tested with. */
async function toEnvironment(): Promise<Record<string, string>> {
  const stockPort = await findFreePort(4010);
  const contentPort = await findFreePort(stockPort + 1);
  return {
    SANDBOX_DIR: `${process.cwd()}/${testFolder}`,
    SANDBOX_STOCK_PORT: String(stockPort),
    SANDBOX_CONTENT_PORT: String(contentPort),
    // The build and the tests make the stock each for themselves, perhaps on two sides of midnight.
    SANDBOX_TODAY: new Date().toISOString().slice(0, 10),
    RELEASES_DIR: releases,
    SITE_URL: 'https://dealer.example',
    CHROMIUM: ensureChromium(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: toReportFile('browser tests'),
    // The tests are about the sandbox, whatever `.env` says.
    CONTENTFUL_SPACE_ID: '',
    CONTENTFUL_ACCESS_TOKEN: '',
    GATSBY_STOCK_API_URL: '',
    GATSBY_STOCK_COMPANY_ID: '',
    GATSBY_TAG_MANAGER_ID: '',
    GATSBY_LEAD_TRACKER_URL: '',
    GATSBY_VITALS_SHARE: '',
    GATSBY_WEBSHOP_URL: 'https://webshop.example',
    // Each worker of the browser tests has a stock API of its own, with its own photos.
    CSP_IMG: 'http://127.0.0.1:*',
  };
}

async function runStep(
  { name, command, report, priority, site }: TestStep,
  environment: Readonly<Record<string, string>>,
): Promise<Tally> {
  const started = Date.now();
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    // Jest prints its JSON on the standard output as well when that is not a terminal; its own report is on the other.
    stdio: ['ignore', program === 'npx' && args[0] === 'jest' ? 'ignore' : 'pipe', 'pipe'],
    env: site === undefined ? process.env : { ...process.env, ...environment },
    shell: process.platform === 'win32',
  });
  // What it starts takes over its priority.
  if (priority !== undefined && child.pid !== undefined) lowerPriority(child.pid, priorities[priority]);
  // Another step may be printing beside it.
  const last: string[] = [];
  for (const input of [child.stdout, child.stderr]) {
    if (input === null) continue;
    createInterface({ input }).on('line', (line) => {
      console.log(`${name} │ ${line}`);
      last.push(line);
      if (last.length > maxRepeated) last.shift();
    });
  }
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  const ok = code === 0;
  const counted = report?.(toReportFile(name)) ?? { ...nothing, passed: ok ? 1 : 0 };
  // A runner that dies has not passed, whatever it counted; what has no report says why in its last lines.
  const failed = { failed: 1, failures: [`${name}\n${last.map((line) => `  ${line}`).join('\n')}`] };
  const tally = !ok && counted.failed === 0 ? { ...counted, ...failed } : counted;
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  console.log(`── ${name}: ${String(tally.passed)} passed, ${String(tally.failed)} failed, ${seconds} s ──`);
  return tally;
}

/** A process that is over already needs no priority. */
function lowerPriority(pid: number, priority: number): void {
  try {
    setPriority(pid, priority);
  } catch {
    // Its end says what became of it.
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  console.log('\n0 passed, 1 failed');
  process.exitCode = 1;
});
