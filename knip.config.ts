import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  entry: [
    'gatsby-{browser,config,node,ssr}.{ts,tsx}',
    'src/templates/*.tsx',
    'plugins/*/gatsby-{browser,node,ssr}.{js,ts}',
    // What webpack is told to take in place of a package's own module (`patches/webpack/aliases.ts`,
    // `on-create-webpack-config.ts`).
    'patches/gatsby/{no-*,start}.js',
    'patches/react-helmet-async/{helmet-in-browser,replace-once}.cjs',
    'patches/i18next/{i18next-parts.ts,react-i18next-parts.js}',
    // Started as a process or a thread of its own.
    'src/gatsby/artifacts/listings-thread.cjs',
    'src/gatsby/artifacts/write-{feeds,listings}.ts',
    'src/gatsby/share-pictures/draw-process.cjs',
    'checks/validate-html.ts',
    'build/image-worker.ts',
    'sandbox/content-api/resolve-preview.cjs',
    'src/gatsby/preview/jsx-runtime.ts',
    'bench/builds/floor{,-page}.ts',
    'e2e/lib/fake-build.ts',
    // A page's queries: Gatsby finds them by their text.
    'src/features/stock/category-totals-fragment.ts',
    'src/i18n/page-locales.ts',
    'scripts/*.{ts,mjs}',
    'content-model/seed/draw/draw.ts',
    // Imported by their names (`content-model/migrate/migrations.ts`).
    'content-model/migrations/*.ts',
    'checks/main.ts',
    'bench/*.ts',
    'sandbox/main.ts',
    'sandbox/stock-api/edit.ts',
    'plugins/*/index.js',
    'jest.{config,builds.config}.ts',
    'playwright.config.ts',
    // Named in the configuration of Jest.
    'src/testing/{empty-module,setup}.ts',
    'src/testing/sizes/only-{small,medium}.cjs',
    'src/testing/sizes/*.size-fixture.ts',
    // Preloaded by a build that a test watches.
    'src/testing/contacted-hosts/record-hosts.cjs',
    'e2e/lib/build-order.cjs',
    'e2e/global-setup.ts',
    'e2e/*.{spec,build-test}.ts',
    '**/*.test.{ts,tsx}',
  ],
  project: ['**/*.{ts,tsx,js,mjs,cjs}', '!patches/is-online/**', '!src/query-types.d.ts'],
  // A type that its own file uses stands in the signature of what the file exports.
  ignoreExportsUsedInFile: true,
  ignoreDependencies: [
    // React's own runtimes by other names, in a preview (`src/gatsby/preview/preview-aliases.ts`).
    'react-jsx-dev-runtime',
    'react-jsx-runtime',
    // Plugins that `plugins.ts` names, and what they take.
    'gatsby-source-contentful',
    'gatsby-transformer-sharp',
    // Of styles, of the build's compiler, and of the configuration of Jest and ESLint, none of which import them.
    '@fontsource/archivo',
    '@swc/core',
    '@swc/jest',
    'identity-obj-proxy',
    'jest-environment-jsdom',
    // The environment of a test, as its first line names it.
    'jsdom',
    // Started by its command.
    'contentful-import',
    // An override of a package that Gatsby takes.
    'is-online',
  ],
  // Gatsby makes it while it bundles.
  ignoreUnresolved: [/^\$virtual\//],
  // Their configurations run the project, which wants settings that a check of the source does not have.
  gatsby: false,
  netlify: false,
  jest: false,
  playwright: false,
  // Gatsby takes a fragment from the text of its file: what it is exported as is nobody's.
  compilers: { tsx: (text) => text.replace(/^export const \w+ = graphql/gm, 'void graphql') },
};

export default config;
