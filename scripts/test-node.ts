import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { findFreePort } from './lib/free-port';
import { installNode } from './lib/install-node';
import { copySite } from './lib/site-copy';
import { add, nothing, type Tally } from './lib/test-reports';

/** The newest of each major version that the project runs on (`engines` in `package.json`). */
const versions = ['20.20.2', '22.23.3', '24.21.0'] as const;

const smallTests = ['npm', 'run', '--silent', 'test:small'];
const build = ['node', '--import', 'tsx', 'scripts/build.ts'];

const folder = path.resolve('.sandbox/test-node');
const maxRepeated = 40;

type Ran = { ok: boolean; seconds: string; last: readonly string[] };

/**
 * `npm run test:node`: the small tests and a build of 60 machines on each version of Node, one after the other.
 * `--others` is for a run of all tests: the oldest and the newest, without the major version that runs it, which has
 * passed all. What lies between them takes four minutes and has found nothing that they had not. `--report <file>`
 * writes the tally as JSON. A version that the registry does not give is skipped: it counts neither way.
 */
async function main(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  let total = nothing;
  for (const version of process.argv.includes('--others') ? getOthers() : versions)
    total = add(total, await testVersion(version));
  const report = process.argv.indexOf('--report');
  if (report !== -1) writeFileSync(process.argv[report + 1] ?? '', JSON.stringify(total));
  process.exitCode = total.failed === 0 ? 0 : 1;
}

function getOthers(): readonly string[] {
  const own = toMajor(process.versions.node);
  const isEnd = (index: number) => index === 0 || index === versions.length - 1;
  return versions.filter((version, index) => isEnd(index) && toMajor(version) !== own);
}

function toMajor(version: string): string {
  return version.split('.')[0] ?? '';
}

async function testVersion(version: string): Promise<Tally> {
  const node = installNode(version, '.sandbox/node');
  if (node.state !== 'installed') {
    console.log(`Node ${version}: ${node.state}: ${node.reason}`);
    const failures = [`Node ${version}: ${node.reason}`];
    return node.state === 'skipped' ? nothing : { ...nothing, failed: 1, failures };
  }
  const tools = { PATH: `${node.folder}${path.delimiter}${process.env.PATH ?? ''}` };
  // Gatsby's caches are not to be shared: what one version compiled another one would take for its own.
  const site = copySite();
  const backends = await toSandbox(site.folder);
  const built = await run(build, site.folder, { ...tools, ...backends });
  site.remove();
  const tested = await run(smallTests, '.', tools);
  const steps = Object.entries({ 'build of 60 machines': built, 'small tests': tested });
  const said = steps.map(([name, { ok, seconds }]) => `${name} ${ok ? 'passed' : 'failed'} in ${seconds} s`);
  console.log(`Node ${version}: ${said.join(', ')}`);
  const failed = steps.filter(([, { ok }]) => !ok);
  const failures = failed.map(([name, { last }]) => [`Node ${version}: ${name}`, ...last].join('\n  '));
  for (const failure of failures) console.log(failure);
  return { ...nothing, passed: steps.length - failed.length, failed: failed.length, failures };
}

/** The sandbox on ports of its own, whatever `.env` says. Pictures that it drew are the same on every version. */
async function toSandbox(site: string): Promise<Record<string, string>> {
  const stockPort = await findFreePort(8600);
  return {
    SANDBOX_DIR: folder,
    SANDBOX_STOCK_SIZE: '60',
    SANDBOX_STOCK_PORT: String(stockPort),
    SANDBOX_CONTENT_PORT: String(await findFreePort(stockPort + 1)),
    RELEASES_DIR: path.join(site, 'releases'),
    SHARE_PICTURES_NEWEST: '0',
    SITE_URL: 'https://dealer.example',
    CONTENTFUL_SPACE_ID: '',
    CONTENTFUL_ACCESS_TOKEN: '',
    GATSBY_STOCK_API_URL: '',
    GATSBY_STOCK_COMPANY_ID: '',
  };
}

/** @returns how it went, with the end of what it printed */
async function run([program = '', ...args]: string[], cwd: string, environment: NodeJS.ProcessEnv): Promise<Ran> {
  const started = Date.now();
  const child = spawn(program, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-100_000);
    });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  return { ok: code === 0, seconds, last: output.trimEnd().split('\n').slice(-maxRepeated) };
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
