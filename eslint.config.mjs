import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import checkFile from 'eslint-plugin-check-file';
import importX from 'eslint-plugin-import-x';
import jestDom from 'eslint-plugin-jest-dom';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import testingLibrary from 'eslint-plugin-testing-library';
import globals from 'globals';
import tseslint from 'typescript-eslint';

import { ownRules } from './scripts/lint-rules.mjs';

/** Folder → what it may not import. docs/decisions gives the reasons. */
const zones = [
  zone('src/lib', ['src/!(lib|testing)/**', 'plugins', 'sandbox', 'server', 'content-model']),
  zone('src/config', ['src/!(config|lib|i18n)/**', 'plugins', 'sandbox', 'server', 'content-model']),
  zone('src/i18n', ['src/!(i18n|lib|config|testing)/**', 'plugins', 'sandbox', 'server', 'content-model']),
  zone('src/components', ['src/{features,layout,templates,sections,gatsby}/**', 'plugins', 'sandbox', 'server']),
  zone('src/features', ['src/{layout,templates,sections,gatsby}/**', 'plugins', 'sandbox', 'server']),
  ...['stock', 'company', 'content', 'vacancies', 'enquiry', 'shortlist', 'kept-search'].map((feature) => {
    // They keep what the stock shows; the stock knows nothing of them.
    const may = ['shortlist', 'kept-search'].includes(feature) ? `${feature}|stock` : feature;
    return zone(`src/features/${feature}`, [`src/features/!(${may})/**`]);
  }),
  ...['stock', 'enquiry', 'shortlist', 'kept-search'].flatMap((feature) => [
    zone(`src/features/${feature}/model`, ['src/features/*/{api,hooks,components}/**', 'src/components']),
    zone(`src/features/${feature}/api`, [`src/features/${feature}/{hooks,components}/**`, 'src/components']),
  ]),
  zone('src/layout', [
    'src/features/!(company|consent|shortlist)/**',
    'src/{templates,sections,gatsby}/**',
    '{plugins,sandbox,server}',
  ]),
  zone('src/sections', ['src/{templates,gatsby}/**', 'plugins', 'sandbox', 'server']),
  zone('src/templates', ['src/{templates,gatsby}/**', 'plugins', 'sandbox', 'server', 'content-model']),
  zone('src/gatsby/{content,pages,artifacts,share-pictures}', [
    'src/{components,layout,sections,templates,hooks}/**',
    'plugins',
    'sandbox',
    'server',
  ]),
  // No more than a door to it.
  zone('plugins/gatsby-plugin-frame', ['src/!(gatsby)/**', 'sandbox', 'server']),
  zone('plugins/gatsby-source-stock', [
    'src/!(features|lib|config|i18n|testing)/**',
    'src/features/!(stock)/**',
    'src/features/stock/{hooks,components}/**',
    'sandbox',
    'server',
  ]),
  zone('content-model', ['src', 'plugins', 'sandbox', 'server']),
  zone('sandbox', [
    'src/!(features|lib|i18n|testing)/**',
    'src/features/!(stock)/**',
    'src/features/stock/{api,hooks,components}/**',
    'plugins',
    'server',
  ]),
  zone('server', [
    'src/{components,layout,sections,templates,gatsby}/**',
    'src/features/!(stock)/**',
    'src/features/stock/{hooks,components}/**',
    'plugins',
    'sandbox',
  ]),
  { target: './!(sandbox|scripts|e2e|bench)/**', from: './sandbox/**' },
  // What tests are built with is for tests.
  { target: './{src/!(testing),plugins,sandbox}/**/!(*.test).{ts,tsx}', from: './src/testing/**' },
];

function zone(target, from) {
  return {
    target: `./${target}/**`,
    from: from.map((path) => `./${path.replace(/\/\*\*$/, '')}/**`),
    // It imports nothing, and code for the browser imports its types alone.
    except: ['**/src/gatsby/document/document-flags.ts'],
  };
}

const isomorphic = [
  'src/lib/**',
  'src/config/**',
  'src/i18n/*.ts',
  'src/features/*/model/**',
  'src/features/*/api/**',
  'content-model/**',
];
/** Files whose tool wants a default export. */
const defaultExports = ['e2e/global-setup.ts', '*.config.{ts,mjs}', 'gatsby-config.ts', 'src/templates/*.tsx'];

/** Functions that are longer than the others may be; none is added. */
const longFunctions = [
  'server/rebuild/create-rebuilder.ts',
  'server/rebuild/queue.ts',
  'server/site/create-site-server.ts',
  'src/hooks/use-site-data.ts',
  'src/features/enquiry/files/attachment-store.ts',
  'src/features/stock/components/stock-filters/filter-control.tsx',
  'src/features/stock/components/stock-gallery/gallery.tsx',
  'src/features/stock/components/stock-search/search-field.tsx',
  'src/features/stock/model/item-page/html-nesting.ts',
  'src/gatsby/content/section-resolvers.ts',
];

/** What is not run where the site is built and served: it may import development dependencies. */
const developmentOnly = [
  '**/*.test.{ts,tsx}',
  'src/testing/**',
  '{sandbox,e2e,bench,checks,content-model/seed}/**',
  '*.config.{ts,mjs}',
  // Commands of developers: `build`, `serve-production`, `rollback` and what they import are not among them.
  'scripts/{screenshots,subset-font,content-model-migrate,lib/migration-source}.ts',
  // Netlify installs them; elsewhere its adapter is not loaded.
  'src/gatsby/adapter.ts',
];

export default tseslint.config(
  {
    ignores: [
      '{public,releases,.cache,.sandbox}/',
      // Generated.
      'content-model/migrations/',
      'src/query-types.d.ts',
      'test-results/',
      'plugins/*/index.js',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    },
  },
  { files: ['**/*.{mjs,cjs}'], languageOptions: { globals: globals.node } },
  {
    plugins: { 'import-x': importX, 'check-file': checkFile, own: ownRules },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver({ project: 'tsconfig.json' })],
      // Without it the rules that look into an imported file (no-cycle) take TypeScript for something they cannot read.
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    },
    rules: {
      'max-lines': ['error', { max: 250 }],
      'own/comment-width': 'error',
      'no-restricted-exports': [
        'error',
        { restrictDefaultExports: { direct: true, named: true, defaultFrom: true, namedFrom: true } },
      ],
      'import-x/no-cycle': 'error',
      'import-x/no-extraneous-dependencies': [
        'error',
        { devDependencies: developmentOnly, optionalDependencies: false, packageDir: import.meta.dirname },
      ],
      'import-x/no-restricted-paths': ['error', { zones }],
      'import-x/order': [
        'error',
        {
          'newlines-between': 'always',
          alphabetize: { order: 'asc' },
          groups: ['builtin', 'external', 'internal', 'parent', 'sibling'],
          pathGroups: [{ pattern: '@/**', group: 'internal' }],
        },
      ],
      'check-file/filename-naming-convention': [
        'error',
        { '**/*.{ts,tsx,mjs,cjs,css}': 'KEBAB_CASE' },
        { ignoreMiddleExtensions: true },
      ],
    },
  },
  // A component's elements take lines, too.
  ...[
    ['ts', 60],
    ['tsx', 80],
  ].map(([extension, max]) => ({
    files: [`{src,server,scripts}/**/*.${extension}`],
    ignores: [`**/*.test.${extension}`, ...longFunctions],
    rules: { 'max-lines-per-function': ['error', { max, skipBlankLines: true, skipComments: true }] },
  })),
  {
    files: ['**/*.{ts,tsx,js,mjs,cjs}'],
    ignores: ['patches/**', '**/*.test.{ts,tsx}', 'e2e/**', 'eslint.config.mjs', 'scripts/lint-rules.mjs'],
    plugins: { own: ownRules },
    rules: { 'own/patches-alone': 'error' },
  },
  { files: ['server/**/*.{ts,tsx}'], ignores: ['**/*.test.ts'], rules: { 'no-console': 'error' } },
  { files: defaultExports, rules: { 'no-restricted-exports': 'off' } },
  {
    // Nothing in the browser would render it (`on-create-webpack-config.ts`); `components/seo` is for what is in the
    // head.
    files: ['src/templates/*.tsx'],
    rules: { 'no-restricted-exports': ['error', { restrictedNamedExports: ['Head'] }] },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ...reactHooks.configs.flat.recommended,
  },
  { files: ['src/**/*.tsx'], ...jsxA11y.flatConfigs.strict },
  {
    files: ['src/**/*.{ts,tsx,js}'],
    ignores: ['**/*.test.{ts,tsx}', 'src/lib/write-history.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...['pushState', 'replaceState'].map((property) => ({
          property,
          message: 'Browsers refuse it at times: writeHistory (lib/write-history.ts) goes on.',
        })),
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: "MemberExpression[object.object.property.name='documentElement'][object.property.name='dataset']",
          message: 'Cast the dataset of <html> to DocumentFlags (src/gatsby/document/document-flags.ts).',
        },
      ],
    },
  },
  {
    files: ['src/**/*.tsx'],
    // What scrolls by itself has to be reached with the keyboard.
    rules: { 'jsx-a11y/no-noninteractive-tabindex': ['error', { roles: ['tabpanel', 'region'], tags: [] }] },
  },
  {
    files: isomorphic,
    ignores: ['src/i18n/page-locales.ts', 'src/i18n/use-*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [{ group: ['@/*'], message: 'Relative imports here: Node runs this, too.' }],
          paths: ['react', 'gatsby'].map((name) => ({
            name,
            message: 'This runs without React and Gatsby.',
            allowTypeImports: true,
          })),
        },
      ],
    },
  },
  { files: ['src/**/*.test.tsx'], ...testingLibrary.configs['flat/react'] },
  { files: ['src/**/*.test.tsx'], ...jestDom.configs['flat/recommended'] },
);
