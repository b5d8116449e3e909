/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

import common from './jest.config';

// Other machines than the demo's: neither its releases nor its backends' folders are theirs.
process.env.RELEASES_DIR ??= '.sandbox/builds/releases';
process.env.SANDBOX_DIR ??= `${process.cwd()}/.sandbox/builds`;

/** Whole builds of the site against sandbox servers that misbehave: minutes, not milliseconds, so apart from the unit tests. */
const config: Config = {
  ...common,
  roots: ['<rootDir>/e2e'],
  testMatch: ['**/*.build-test.ts'],
  testSequencer: '<rootDir>/e2e/lib/build-order.cjs',
  testTimeout: 600_000,
  maxWorkers: 1,
  verbose: true,
};

export default config;
