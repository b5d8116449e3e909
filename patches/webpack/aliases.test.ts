import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { toAliases, toBrowserAliases, toPackagePattern } from './aliases';

const root = process.cwd();

/** Gatsby copies this folder of its package to `.cache` when it starts. */
const copied = path.join(root, 'node_modules/gatsby/cache-dir');

test('what is named by its path is there, as is what is taken in the place of another', () => {
  const all = Object.entries({ ...toAliases(root), ...toBrowserAliases(root) }).flat();
  const files = all.filter((one): one is string => typeof one === 'string' && one.startsWith(root));
  const installed = files.map((file) => file.replace(path.join(root, '.cache'), copied));
  expect(installed.filter((file) => file.startsWith(copied))).toHaveLength(3);
  expect(installed).toHaveLength(10);
  expect(installed.filter((file) => !existsSync(file))).toEqual([]);
});

test('what stands in the place of a part of Gatsby exports what that part does', () => {
  const parts = Object.entries(toBrowserAliases(root)).filter(([part]) => part.startsWith(path.join(root, '.cache')));
  const toNames = (file: string) =>
    [...readFileSync(file, 'utf8').matchAll(/^export (?:async )?(?:function|const) (\w+)/gm)].map(([, name]) => name);
  const pairs = parts.filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  expect(pairs).toHaveLength(2);
  for (const [part, own] of pairs)
    expect(toNames(part.replace(path.join(root, '.cache'), copied))).toEqual(toNames(own));
});

test('on Windows, too, paths are written as webpack finds files there', () => {
  const aliases = toBrowserAliases('C:\\site', path.win32);
  expect(aliases['C:\\site\\.cache\\slice.js']).toBe('C:\\site\\patches\\gatsby\\no-slice.js');
  expect(aliases['C:\\site\\.cache\\head\\head-export-handler-for-browser.js']).toEqual(expect.any(String));
  const written = [toAliases('C:\\site', path.win32), aliases].flatMap((some) => Object.entries(some).flat());
  const paths = written.filter((one) => typeof one === 'string' && one.startsWith('C:'));
  expect(paths).toHaveLength(11);
  expect(paths.filter((one) => String(one).includes('/'))).toEqual([]);
});

test.each([
  '/site/node_modules/react-helmet-async/lib/index.esm.js',
  'C:\\site\\node_modules\\react-helmet-async\\lib\\index.esm.js',
])('the file %s of a package is found by its place', (file) => {
  expect(toPackagePattern('react-helmet-async/lib/index.esm.js').test(file)).toBe(true);
  expect(toPackagePattern('react-helmet-async/').test(file)).toBe(true);
  expect(toPackagePattern('react-helmet/').test(file)).toBe(false);
  expect(toPackagePattern('react-helmet-async/lib').test(file)).toBe(false);
  expect(toPackagePattern('react-helmet-async/lib/index-esm.js').test(file)).toBe(false);
});
