import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/**
 * Passed and failed tests of one step, and of each failed one its name with the reason below it.
 * `flaky` names those that failed at first and passed when they were repeated, each with why; they count as passed.
 */
export type Tally = { passed: number; failed: number; failures: readonly string[]; flaky: readonly string[] };

/** Repeating hides a test that fails every other time: more flaky ones than these fail the run. */
const maxFlaky = 2;

/** As many lines of a reason are repeated: all of it stands where the test ran. */
const maxLines = 40;
/** What passed in the end needs fewer. */
const maxFlakyLines = 12;

export const nothing: Tally = { passed: 0, failed: 0, failures: [], flaky: [] };

export function add(one: Tally, other: Tally): Tally {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    failures: [...one.failures, ...other.failures],
    flaky: [...one.flaky, ...other.flaky],
  };
}

/** @returns the tally of a whole run, in which too many flaky tests are one failure */
export function judgeFlaky(total: Tally): Tally {
  if (total.flaky.length <= maxFlaky) return total;
  const failure = `${String(total.flaky.length)} tests were flaky, and ${String(maxFlaky)} may be: mend them.`;
  return add(total, { ...nothing, failed: 1, failures: [failure] });
}

/** @returns how many tests were flaky, with the name of each on a line of its own and why it failed at first below */
export function describeFlaky({ flaky }: Tally): string {
  const lines = flaky.flatMap((failure) => failure.split('\n')).map((line) => `  ${line}`);
  return [`${String(flaky.length)} flaky${flaky.length === 0 ? '' : ':'}`, ...lines].join('\n');
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
  return { ...nothing, passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites), failures };
}

/** @param file a tally that a program of ours wrote (`npm run test:node`) */
export function readTally(file: string): Tally {
  return { ...nothing, ...(readJson(file) as Partial<Tally>) };
}

type Errors = { message?: string }[];
type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    file: string;
    tests: { projectName: string; status: string; results: { errors?: Errors }[] }[];
  }[];
};
type PlaywrightReport = PlaywrightSuite & {
  stats?: { expected?: number; flaky?: number; unexpected?: number };
  errors?: Errors;
};

/**
 * @param file the report of `playwright test --reporter=json`. A test that passed when it was repeated has passed, and
 *   is flaky.
 */
export function readPlaywright(file: string): Tally {
  const report = readJson(file) as PlaywrightReport;
  const { expected = 0, flaky = 0, unexpected = 0 } = report.stats ?? {};
  const messages = (errors: Errors = []) => errors.map(({ message = '' }) => message).join('\n');
  const outside = report.errors ?? [];
  const failures = [
    ...listTests(report, 'unexpected').map(({ name, errors }) => toFailure(name, messages(errors))),
    ...(outside.length > 0 ? [toFailure('outside of the tests', messages(outside))] : []),
  ];
  const repeated = listTests(report, 'flaky').map(({ name, first }) => toFailure(name, messages(first), maxFlakyLines));
  return { passed: expected + flaky, failed: unexpected, failures, flaky: repeated };
}

type Listed = { name: string; errors?: Errors; first?: Errors };

/** @returns the tests that ended so, with the errors of their last run and of the first */
function listTests({ suites = [], specs = [] }: PlaywrightSuite, ended: 'unexpected' | 'flaky'): Listed[] {
  const here = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === ended)
      .map(({ projectName, results }) => ({
        name: `${file} [${projectName}] ${title}`,
        errors: results.at(-1)?.errors,
        first: results.at(0)?.errors,
      })),
  );
  return [...here, ...suites.flatMap((suite) => listTests(suite, ended))];
}

function toFailure(name: string, reason: string, most = maxLines): string {
  const lines = stripVTControlCharacters(reason).trim().split('\n');
  const kept = lines.slice(0, most).map((line) => `  ${line}`.trimEnd());
  return [name, ...kept, ...(lines.length > most ? ['  …'] : [])].join('\n');
}

/** A runner that dies leaves no report, or half of one. */
function readJson(file: string): object {
  try {
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as object) : {};
  } catch {
    return {};
  }
}
