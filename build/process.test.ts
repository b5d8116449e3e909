import { spawn } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { runGatsbyBuild, runGatsbyDevelop } from './process';

jest.mock('node:child_process');
jest.mock('../patches/apply');
jest.mock('./image-jobs', () => ({ gatsbyProcessors: '3', runImageJobs: jest.fn() }));

const home = process.cwd();
let folder = '';
/** How the next builds end. */
let exitCode = 0;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'process-'));
  process.chdir(folder);
  const folders = ['src', 'locales', 'plugins', 'static', 'content-model', 'deploy', 'patches'];
  for (const name of folders) mkdirSync(name, { recursive: true });
  writeFileSync('src/home.tsx', 'export {};');
  delete process.env.GATSBY_CPU_COUNT;
  exitCode = 0;
  jest.mocked(spawn).mockImplementation(() => {
    // Gatsby makes its caches.
    for (const name of ['.cache/redux', '.cache/compiled']) mkdirSync(name, { recursive: true });
    const child = Object.assign(new EventEmitter(), { stdout: null, stderr: null });
    setImmediate(() => child.emit('close', exitCode));
    return child as never;
  });
});

afterEach(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

const getProcessors = () =>
  jest.mocked(spawn).mock.calls.map(([, , options]) => (options as { env: NodeJS.ProcessEnv }).env.GATSBY_CPU_COUNT);

test('a build of the same code gets by with fewer workers, and one of other code or after a failure does not', async () => {
  await runGatsbyBuild({});
  await runGatsbyBuild({});
  writeFileSync('src/home.tsx', 'export const changed = true;');
  await runGatsbyBuild({});
  exitCode = 1;
  await runGatsbyBuild({});
  await runGatsbyBuild({});
  expect(getProcessors()).toEqual(['3', '1', '3', '1', '3']);
});

test('what the operator sets holds', async () => {
  process.env.GATSBY_CPU_COUNT = '2';
  await runGatsbyBuild({});
  await runGatsbyBuild({});
  expect(getProcessors().slice(-2)).toEqual(['2', '2']);
});

test('the development server runs the queries of a page when it is asked for, where `CI` is set as well', async () => {
  await runGatsbyDevelop({}, { port: 8000 });
  await runGatsbyBuild({});
  const onDemand = jest
    .mocked(spawn)
    .mock.calls.slice(-2)
    .map(([, , options]) => (options as { env: NodeJS.ProcessEnv }).env.GATSBY_ENABLE_QUERY_ON_DEMAND_IN_CI);
  expect(onDemand).toEqual(['1', undefined]);
});
