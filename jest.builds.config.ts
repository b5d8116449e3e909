/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

import common from './jest.config';

// By themselves they keep away from the demo's releases and the folders of its backends.
process.env.RELEASES_DIR ??= '.sandbox/builds/releases';
process.env.SANDBOX_DIR ??= `${process.cwd()}/.sandbox/builds`;
// Each file serves again the release that it found, after some builds of its own: none may be removed meanwhile.
process.env.KEEP_RELEASES = '100';

/**
 * Whole builds of the site against sandbox servers that misbehave: minutes, not milliseconds, so apart from the unit
 * tests.
 */
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
