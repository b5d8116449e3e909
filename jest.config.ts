/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

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
  ],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testEnvironment: 'node',
  transform: { '\\.[jt]sx?$': '<rootDir>/src/testing/babel-transform.cjs' },
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
  // In milliseconds: the browser tests run beside, and the first picture that is drawn may take more than five seconds
  // then.
  testTimeout: 20_000,
};

export default config;
