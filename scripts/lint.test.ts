/** @size medium */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = mkdtempSync(path.join(tmpdir(), 'lint-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The project's configuration of one rule, for files outside any tsconfig. */
const toConfig = (rule: string) => `
import project from ${JSON.stringify(pathToFileURL(path.resolve('eslint.config.mjs')).href)};
import tseslint from ${JSON.stringify(pathToFileURL(require.resolve('typescript-eslint')).href)};

const { plugins, settings = {}, rules } = project.find(({ rules }) => rules?.['${rule}']);
export default [
  {
    files: ['**/*.ts'],
    languageOptions: { parser: tseslint.parser },
    plugins,
    settings,
    rules: { '${rule}': rules['${rule}'] },
  },
];
`;

/** @returns the output of lint for these files (name → text), for one rule in the project's configuration */
function lint(rule: string, files: Readonly<Record<string, string>>): string {
  writeFileSync(path.join(folder, 'eslint.config.mjs'), toConfig(rule));
  writeFileSync(path.join(folder, 'tsconfig.json'), '{}');
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  const eslint = path.resolve('node_modules/eslint/bin/eslint.js');
  const { stdout, stderr } = spawnSync(process.execPath, [eslint, ...Object.keys(files)], {
    cwd: folder,
    encoding: 'utf8',
  });
  return `${stdout}${stderr}`.trim();
}

test('modules that import each other fail lint', () => {
  const end = 'export const end = (n: number): number => n;\n';
  const start = "import { end } from './end';\n\nexport const start = (n: number): number => end(n);\n";
  expect(lint('import-x/no-cycle', { 'start.ts': start, 'end.ts': end })).toBe('');
  const circle = `import { start } from './start';\n\nexport const again: typeof start = start;\n${end}`;
  expect(lint('import-x/no-cycle', { 'start.ts': start, 'end.ts': circle })).toMatch(/import-x\/no-cycle/);
}, 60_000);

test('any comment line of more than 120 columns fails lint', () => {
  const wide = 'word '.repeat(30).trim();
  const texts = [`// ${wide}\n`, `/**\n * ${wide}\n */\n`, `export const a = 1; // ${'word '.repeat(21)}\n`];
  for (const text of texts) expect(lint('own/comment-width', { 'comment.ts': text })).toMatch(/own\/comment-width/);
  const fits = `// ${'word '.repeat(20)}\n/** @example ${wide} */\nexport const a = '${wide}';\n`;
  expect(lint('own/comment-width', { 'comment.ts': fits })).toBe('');
}, 60_000);

test('what a package does not document fails lint outside of patches', () => {
  const texts = [
    "import { a } from '../.cache/loader';\n",
    "export { b } from 'gatsby/dist/commands/build';\n",
    "export const c = 'node_modules/gatsby';\n",
    'window.___navigate();\n',
    '// See node_modules/gatsby.\n',
    "export const d = 'TerserPlugin';\n",
    "export { e } from 'react-i18next/dist/es/context.js';\n",
  ];
  for (const text of texts) expect(lint('own/patches-alone', { 'reach.ts': text })).toMatch(/own\/patches-alone/);
  expect(lint('own/patches-alone', { 'reach.ts': "export { f } from 'gatsby';\n" })).toBe('');
}, 60_000);

test('what is served imports no development dependency, and nobody what is not declared', () => {
  const rule = 'import-x/no-extraneous-dependencies';
  const toText = (name: string) => `import { some } from '${name}';\n\nexport const one: unknown = some;\n`;
  for (const name of ['valibot', 'minisearch', 'undeclared']) {
    const installed = path.join(folder, 'node_modules', name);
    mkdirSync(installed, { recursive: true });
    writeFileSync(path.join(installed, 'package.json'), `{ "name": "${name}", "main": "index.js" }`);
    writeFileSync(path.join(installed, 'index.js'), 'exports.some = 1;\n');
  }
  expect(lint(rule, { 'serve.ts': toText('valibot'), 'serve.test.ts': toText('minisearch') })).toBe('');
  expect(lint(rule, { 'serve.ts': toText('minisearch') })).toMatch(/'minisearch' .* not devDependencies/);
  expect(lint(rule, { 'serve.test.ts': toText('undeclared') })).toMatch(/'undeclared' should be listed/);
}, 60_000);
