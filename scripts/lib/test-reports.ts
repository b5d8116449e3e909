import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** Passed and failed tests of one step, and of each failed one its name with the reason below it. */
export type Tally = { passed: number; failed: number; failures: readonly string[] };

/** As many lines of a reason are repeated: all of it stands where the test ran. */
const mostLines = 40;

export const nothing: Tally = { passed: 0, failed: 0, failures: [] };

export function add(one: Tally, other: Tally): Tally {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    failures: [...one.failures, ...other.failures],
  };
}

type JestReport = {
  numPassedTests?: number;
  numFailedTests?: number;
  numFailedTestSuites?: number;
  testResults?: {
    name: string;
    message: string;
    status: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
};

/** @param file the report of `jest --json`. A suite that could not be run counts as a failed test. */
export function readJest(file: string): Tally {
  const {
    numPassedTests = 0,
    numFailedTests = 0,
    numFailedTestSuites = 0,
    testResults = [],
  } = readJson(file) as JestReport;
  const failures = testResults.flatMap(({ name, message, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [toFailure(name, message)] : [];
    return failed.map(({ fullName, failureMessages = [] }) => toFailure(fullName, failureMessages.join('\n')));
  });
  return { passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites), failures };
}

type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    file: string;
    tests: { projectName: string; status: string; results: { errors?: { message?: string }[] }[] }[];
  }[];
};
type PlaywrightReport = PlaywrightSuite & {
  stats?: { expected?: number; flaky?: number; unexpected?: number };
  errors?: { message?: string }[];
};

/** @param file the report of `playwright test --reporter=json`. A test that passed when it was repeated has passed. */
export function readPlaywright(file: string): Tally {
  const report = readJson(file) as PlaywrightReport;
  const { expected = 0, flaky = 0, unexpected = 0 } = report.stats ?? {};
  const messages = (errors: { message?: string }[] = []) => errors.map(({ message = '' }) => message).join('\n');
  const outside = report.errors ?? [];
  const failures = [
    ...listFailed(report).map(({ name, errors }) => toFailure(name, messages(errors))),
    ...(outside.length > 0 ? [toFailure('outside of the tests', messages(outside))] : []),
  ];
  return { passed: expected + flaky, failed: unexpected, failures };
}

function listFailed({ suites = [], specs = [] }: PlaywrightSuite): { name: string; errors?: { message?: string }[] }[] {
  const here = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) => ({
        name: `${file} [${projectName}] ${title}`,
        errors: results.at(-1)?.errors,
      })),
  );
  return [...here, ...suites.flatMap(listFailed)];
}

function toFailure(name: string, reason: string): string {
  const lines = stripVTControlCharacters(reason).trim().split('\n');
  const kept = lines.slice(0, mostLines).map((line) => `  ${line}`.trimEnd());
  return [name, ...kept, ...(lines.length > mostLines ? ['  …'] : [])].join('\n');
}

/** A runner that dies leaves no report, or half of one. */
function readJson(file: string): object {
  try {
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as object) : {};
  } catch {
    return {};
  }
}
