/** @size medium */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { readTestSize } from './test-size';

type Report = { testResults: { message: string; assertionResults: Result[] }[] };
type Result = { title: string; status: string; failureMessages: string[] };

const runner = ['node_modules/jest/bin/jest.js', '--config', 'jest.config.ts', '--testMatch', '**/*.size-fixture.ts'];

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sizes-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs the files of that name beside this one. */
function runFixtures(...args: string[]): Report {
  const file = path.join(folder, 'report.json');
  spawnSync(process.execPath, [...runner, '--runInBand', '--json', '--outputFile', file, ...args]);
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}

function toReasons({ testResults }: Report): Record<string, string> {
  const all = testResults.flatMap(({ assertionResults }) => assertionResults);
  return Object.fromEntries(all.map(({ title, failureMessages }) => [title, failureMessages.join('\n')]));
}

test('a small test fails that connects, serves, starts a process, or takes or waits long', () => {
  const reasons = toReasons(runFixtures('small.size-fixture'));
  const network = expect.stringContaining('A small test has no network: declare @size medium') as string;
  const processes = expect.stringContaining('A small test starts no process: declare @size medium') as string;
  expect(reasons).toEqual({
    connects: network,
    'fetches, and catches the error': network,
    serves: network,
    spawns: processes,
    executes: processes,
    'takes long': expect.stringContaining('ms of processor time') as string,
    'waits long': expect.stringContaining('Exceeded timeout of 10000 ms') as string,
    'does what it may': '',
  });
});

test('a medium one may do all of that, also in a process where a small one ran', () => {
  const { testResults } = runFixtures('(small|medium).size-fixture', '-t', 'connects|fetches|executes');
  expect(testResults).toHaveLength(2);
  const reasons = toReasons({ testResults });
  expect([reasons['serves and fetches'], reasons['executes as well']]).toEqual(['', '']);
});

test.each(['small', 'medium'] as const)('the filter keeps the %s files alone', (size) => {
  const filter = `./src/testing/sizes/only-${size}.cjs`;
  const all = [process.execPath, ...runner, '--listTests', '--filter', filter, '(small|medium).size-fixture'] as const;
  const [program, ...args] = all;
  const { stdout } = spawnSync(program, args, { encoding: 'utf8' });
  expect(
    stdout
      .trim()
      .split('\n')
      .map((file) => path.basename(file)),
  ).toEqual([`${size}.size-fixture.ts`]);
});

test('whole builds are large', () => {
  const files = readdirSync('e2e').filter((name) => name.endsWith('.build-test.ts'));
  expect(files.length).toBeGreaterThan(5);
  for (const name of files) expect([name, readTestSize(path.join('e2e', name))]).toEqual([name, 'large']);
});

test('a size that there is not is no size', () => {
  expect(() => readTestSize(path.join(__dirname, 'unknown.size-fixture.ts'))).toThrow(
    'unknown.size-fixture.ts declares @size tiny: there are small, medium, large.',
  );
});
