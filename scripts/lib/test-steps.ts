import { readJest, readPlaywright, readTally, type Tally } from './test-reports';

/**
 * What a step takes. Source: nothing but the files. Small: tests without network, browser, build and processes. Medium:
 * one build of the site, browsers on it, servers and processes. Large: whole builds, faults, endurance.
 */
export type StepSize = 'source' | 'small' | 'medium' | 'large';

export type TestStep = {
  name: string;
  size: StepSize;
  command: readonly string[];
  /** The steps that must have ended before. One that is left out because of its size is not waited for. */
  after?: readonly string[];
  /** What it has to do with the built site: without one there is nothing to test for a step that needs it. */
  site?: 'builds' | 'needs';
  /** Takes what the steps beside it leave of the processors. */
  priority?: 'low' | 'lowest';
  report?: (file: string) => Tally;
};

/** Where reports, releases and the sandbox's files of a run are. */
export const testFolder = '.sandbox/test';

const npm = (script: string) => ['npm', 'run', '--silent', script];

/** @returns where the report of a step is written */
export function toReportFile(name: string): string {
  return `${testFolder}/${name.replaceAll(' ', '-')}.json`;
}

function jest(name: string, config: string, ...which: string[]) {
  // A test that failed may have left a server or a timer behind: the run must not wait for it.
  const report = ['--json', '--outputFile', toReportFile(name), '--forceExit'];
  const command = ['npx', 'jest', '--config', config, ...report, ...which];
  return { name, command, report: readJest };
}

/**
 * Every step of `npm test`; those of size large are for `npm test -- --all`. Tests with time limits go first where
 * there are too few processors; the checks of the source take what a build and browsers leave.
 */
export const testSteps: readonly TestStep[] = [
  {
    ...jest('small tests', 'jest.config.ts', '--filter', './src/testing/sizes/only-small.cjs', '--maxWorkers=100%'),
    size: 'small',
  },
  { name: 'types', size: 'source', command: npm('typecheck'), after: ['small tests'], priority: 'lowest' },
  { name: 'format', size: 'source', command: npm('format:check'), after: ['types'], priority: 'lowest' },
  { name: 'lint', size: 'source', command: npm('lint'), after: ['format'], priority: 'lowest' },
  { name: 'dead code', size: 'source', command: npm('check:unused'), after: ['lint'], priority: 'lowest' },
  { name: 'build', size: 'medium', command: npm('build'), after: ['small tests'], site: 'builds' },
  {
    name: 'browser tests',
    size: 'medium',
    command: ['npx', 'playwright', 'test', '--reporter=list,json'],
    after: ['build'],
    site: 'needs',
    report: readPlaywright,
  },
  {
    ...jest('medium tests', 'jest.config.ts', '--filter', './src/testing/sizes/only-medium.cjs', '--maxWorkers=1'),
    size: 'medium',
    after: ['build'],
  },
  {
    name: 'pages',
    size: 'medium',
    command: npm('check:pages'),
    after: ['medium tests'],
    site: 'needs',
    priority: 'low',
  },
  {
    // They wait for most of their time.
    ...jest('publishing tests', 'jest.builds.config.ts', 'e2e/publishing'),
    size: 'large',
    after: ['build'],
    site: 'needs',
  },
  {
    // What looks at the built site is over before other builds take its place.
    ...jest('build tests', 'jest.builds.config.ts', '--testPathIgnorePatterns', 'e2e/publishing'),
    size: 'large',
    after: ['browser tests', 'pages', 'publishing tests'],
    site: 'needs',
  },
  {
    // The version that runs the tests has passed them already.
    name: 'other Node versions',
    size: 'large',
    command: [...npm('test:node'), '--', '--others', '--report', toReportFile('other Node versions')],
    after: ['build tests'],
    report: readTally,
  },
];
