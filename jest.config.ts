/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

/** Ten times as quick as Babel, which a first run spent seconds of each core on. */
function toSwcOptions(parser: object): Record<string, unknown> {
  return {
    // The site's own settings are webpack's.
    swcrc: false,
    module: { type: 'commonjs' },
    jsc: { target: 'es2022', parser, transform: { react: { runtime: 'automatic' } } },
  };
}

const config: Config = {
  roots: [
    '<rootDir>/src',
    '<rootDir>/patches',
    '<rootDir>/build',
    '<rootDir>/plugins',
    '<rootDir>/content-model',
    '<rootDir>/sandbox',
    '<rootDir>/server',
    '<rootDir>/scripts',
    '<rootDir>/deploy',
    '<rootDir>/checks',
    '<rootDir>/bench',
    '<rootDir>/locales',
    '<rootDir>/docs',
  ],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testEnvironment: 'node',
  transform: {
    '\\.ts$': ['@swc/jest', toSwcOptions({ syntax: 'typescript' })],
    '\\.tsx$': ['@swc/jest', toSwcOptions({ syntax: 'typescript', tsx: true })],
    '\\.jsx?$': ['@swc/jest', toSwcOptions({ syntax: 'ecmascript', jsx: true })],
  },
  // Gatsby and the language plugin are published as modules that Jest has to translate.
  transformIgnorePatterns: [
    '[\\/]node_modules[\\/](?!(gatsby|gatsby-script|gatsby-link|gatsby-plugin-react-i18next)[\\/])',
  ],
  moduleNameMapper: {
    '\\.module\\.css$': 'identity-obj-proxy',
    '\\.css$': '<rootDir>/src/testing/empty-module.ts',
    '^@/(.*)$': '<rootDir>/src/$1',
  },
  setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
  clearMocks: true,
  // In milliseconds, for medium tests: the browser tests run beside. Small ones have less
  // (`src/testing/sizes/limit-small-tests.ts`).
  testTimeout: 60_000,
};

export default config;
