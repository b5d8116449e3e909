import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { compileBySwc, type ScriptRule } from './compile-by-swc';

const root = mkdtempSync(path.join(tmpdir(), 'compile-by-swc-'));

const write = (name: string, content: string) => {
  const file = path.join(root, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
  return file;
};

/** As Gatsby has them, with the rule of its plugin for TypeScript as the last. */
const own: ScriptRule = { test: /\.(js|mjs|jsx|ts|tsx)$/, include: () => true, use: () => [] };
const styles: ScriptRule = { test: /\.css$/, use: [] };
const again: ScriptRule = { test: /\.tsx?$/, use: () => [] };

/** Who compiles a file: each of the rules that take it. */
function findCompilers(file: string): string[] {
  return compileBySwc([own, styles, again], root, false)
    .filter(
      ({ test: pattern, include, exclude }) =>
        pattern?.test(file) === true &&
        (include as ((file: string) => boolean) | undefined)?.(file) !== false &&
        (exclude as ((file: string) => boolean) | undefined)?.(file) !== true,
    )
    .map(({ use }) => (typeof use === 'function' ? 'babel' : ((use as { loader: string }[])[0]?.loader ?? 'none')));
}

test.each([
  ['src/components/card.tsx', 'export const card = <p />;', 'swc-loader'],
  ['src/i18n/format.ts', 'export const format = <T>(value: T) => value;', 'swc-loader'],
  ['src/templates/home.tsx', 'export function Head() {}', 'babel'],
  ['src/sections/teaser.tsx', "import { graphql } from 'gatsby'; graphql`{ site }`", 'babel'],
  ['src/gatsby/browser/start.js', 'start();', 'babel'],
  ['gatsby-browser.tsx', 'export {};', 'babel'],
  ['.cache/app.js', 'start();', 'babel'],
])('%s (%s) is compiled once, by %s', (name, content, compiler) => {
  expect(findCompilers(write(name, content))).toEqual([compiler]);
});

test('only what has tags is read as if it could have some', () => {
  const tags = compileBySwc([own, again], root, false).flatMap(({ test: pattern, use }) => {
    const [{ options }] = Array.isArray(use) ? (use as [{ options: { jsc: { parser: { tsx: boolean } } } }]) : [{}];
    return options === undefined ? [] : [[String(pattern), options.jsc.parser.tsx]];
  });
  expect(tags).toEqual([
    ['/\\.ts$/', false],
    ['/\\.tsx$/', true],
  ]);
});

test('rules that are others than they were end the build', () => {
  expect(() => compileBySwc([own], root, false)).toThrow('another way');
  expect(() => compileBySwc([own, again, again], root, false)).toThrow('another way');
  expect(() => compileBySwc([styles], root, false)).toThrow('another way');
});
