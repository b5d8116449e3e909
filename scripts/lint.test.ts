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

type Linted = { filePath: string; messages: { message: string; ruleId: string | null }[] };

/**
 * Lints these files (name → text) for one rule in the project's configuration, all at once: a start takes seconds.
 * @returns what is said of each file, by its name
 */
function lint(rule: string, files: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  writeFileSync(path.join(folder, 'eslint.config.mjs'), toConfig(rule));
  writeFileSync(path.join(folder, 'tsconfig.json'), '{}');
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  const eslint = path.resolve('node_modules/eslint/bin/eslint.js');
  const { stdout, stderr } = spawnSync(process.execPath, [eslint, '--format', 'json', ...Object.keys(files)], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (stderr !== '') throw new Error(stderr);
  return Object.fromEntries(
    (JSON.parse(stdout) as Linted[]).map(({ filePath, messages }) => [
      path.basename(filePath),
      messages.map(({ ruleId, message }) => `${ruleId ?? 'error'}: ${message}`).join('\n'),
    ]),
  );
}

test('modules that import each other fail lint', () => {
  const end = 'export const end = (n: number): number => n;\n';
  const start = "import { end } from './end';\n\nexport const start = (n: number): number => end(n);\n";
  const circle = start.replace('./end', './back');
  const back = `import { start } from './circle';\n\nexport const again: typeof start = start;\n${end}`;
  expect(
    lint('import-x/no-cycle', { 'start.ts': start, 'end.ts': end, 'circle.ts': circle, 'back.ts': back }),
  ).toMatchObject({
    ...{ 'start.ts': '', 'end.ts': '' },
    'circle.ts': expect.stringContaining('import-x/no-cycle') as string,
    'back.ts': expect.stringContaining('import-x/no-cycle') as string,
  });
}, 60_000);

/** Each of the texts breaks the rule, and the last one does not. */
function expectFaults(rule: string, texts: readonly string[], fits: string): void {
  const said = lint(rule, Object.fromEntries([...texts, fits].map((text, at) => [`text-${String(at)}.ts`, text])));
  const isRefused = (at: number) => said[`text-${String(at)}.ts`]?.startsWith(`${rule}: `);
  expect([...texts, fits].map((_, at) => isRefused(at))).toEqual([...texts.map(() => true), false]);
}

test('any comment line of more than 120 columns fails lint', () => {
  const wide = 'word '.repeat(30).trim();
  const texts = [`// ${wide}\n`, `/**\n * ${wide}\n */\n`, `export const a = 1; // ${'word '.repeat(21)}\n`];
  const fits = `// ${'word '.repeat(20)}\n/** @example ${wide} */\nexport const a = '${wide}';\n`;
  expectFaults('own/comment-width', texts, fits);
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
  expectFaults('own/patches-alone', texts, "export { f } from 'gatsby';\n");
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
  const said = lint(rule, {
    'serve.ts': toText('valibot'),
    'serve.test.ts': toText('minisearch'),
    'wrong.ts': toText('minisearch'),
    'wrong.test.ts': toText('undeclared'),
  });
  expect([said['serve.ts'], said['serve.test.ts']]).toEqual(['', '']);
  expect(said['wrong.ts']).toMatch(/'minisearch' .* not devDependencies/);
  expect(said['wrong.test.ts']).toMatch(/'undeclared' should be listed/);
}, 60_000);
