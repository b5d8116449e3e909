import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { add, describeFlaky, judgeFlaky, nothing, readJest, readPlaywright, readTally } from './test-reports';

const file = path.join(mkdtempSync(path.join(tmpdir(), 'reports-')), 'report.json');
const write = (report: unknown) => writeFileSync(file, JSON.stringify(report));

test('Jest’s report tells what failed and why, without colours', () => {
  write({
    numPassedTests: 2,
    numFailedTests: 1,
    numFailedTestSuites: 2,
    testResults: [
      {
        name: '/a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { fullName: 'a price is kept', status: 'passed', failureMessages: [] },
          {
            fullName: 'a price is shown',
            status: 'failed',
            failureMessages: ['\u001b[31mExpected: 2\u001b[39m\n  Received: 1'],
          },
        ],
      },
      { name: '/b.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
    ],
  });
  expect(readJest(file)).toEqual({
    passed: 2,
    failed: 2,
    flaky: [],
    failures: ['a price is shown\n  Expected: 2\n    Received: 1', '/b.test.ts\n  Cannot find module'],
  });
});

test('Playwright’s report tells what failed in the end and what was flaky, wherever it is nested', () => {
  const spec = (title: string, status: string, message: string) => ({
    title,
    file: 'search.e2e.ts',
    tests: [
      { projectName: 'phone', status, results: [{ errors: [{ message: 'at first' }] }, { errors: [{ message }] }] },
    ],
  });
  write({
    stats: { expected: 3, flaky: 1, unexpected: 1 },
    suites: [{ specs: [spec('finds', 'flaky', '')], suites: [{ specs: [spec('counts', 'unexpected', 'again')] }] }],
    errors: [{ message: 'The server did not start' }],
  });
  expect(readPlaywright(file)).toEqual({
    passed: 4,
    failed: 1,
    flaky: ['search.e2e.ts [phone] finds\n  at first'],
    failures: ['search.e2e.ts [phone] counts\n  again', 'outside of the tests\n  The server did not start'],
  });
});

test('a report that was never written, or to its half only, counts nothing', () => {
  writeFileSync(file, '{"numPassedTests": 3, "test');
  expect(readJest(file)).toEqual(nothing);
  expect(readPlaywright(path.join(tmpdir(), 'no-such-report.json'))).toEqual(nothing);
  expect(readTally(file)).toEqual(nothing);
});

test('a tally that was written is read as it is: what was skipped counts neither way', () => {
  const tally = { ...nothing, passed: 2, failed: 1, failures: ['Node 24.21.0: small tests'] };
  write(tally);
  expect(readTally(file)).toEqual(tally);
  write(nothing);
  expect(readTally(file)).toEqual(nothing);
});

test('a long reason is cut', () => {
  const message = Array.from({ length: 90 }, (_, line) => `line ${String(line)}`).join('\n');
  write({ testResults: [{ name: '/a.test.ts', status: 'failed', message, assertionResults: [] }] });
  const [failure = ''] = readJest(file).failures;
  expect(failure.split('\n')).toHaveLength(42);
  expect(failure).toMatch(/line 39\n {2}…$/);
});

test('tallies of steps are summed', () => {
  const one = { passed: 1, failed: 1, failures: ['a'], flaky: ['c'] };
  const sum = { passed: 2, failed: 2, failures: ['a', 'b'], flaky: ['c', 'd'] };
  expect(add(one, { ...one, failures: ['b'], flaky: ['d'] })).toEqual(sum);
});

test('flaky tests are counted and named, and the third fails the run', () => {
  const two = { ...nothing, passed: 9, flaky: ['a\n  too slow', 'b'] };
  expect(describeFlaky(nothing)).toBe('0 flaky');
  expect(describeFlaky(two)).toBe('2 flaky:\n  a\n    too slow\n  b');
  expect(judgeFlaky(two)).toEqual(two);
  expect(judgeFlaky({ ...two, flaky: ['a', 'b', 'c'] })).toMatchObject({
    passed: 9,
    failed: 1,
    failures: [expect.stringContaining('3 tests were flaky')],
  });
});
