import { existsSync } from 'node:fs';
import path from 'node:path';

import { toAliases, toBrowserAliases, toPackagePattern } from './webpack-paths';

const root = process.cwd();

test('what is named by its path is there, as is what is taken in the place of another', () => {
  const all = Object.entries({ ...toAliases(root), ...toBrowserAliases(root) }).flat();
  const installed = all.filter(
    (one): one is string => typeof one === 'string' && one.startsWith(root) && !one.includes('.cache'),
  );
  expect(installed.length).toBeGreaterThan(6);
  expect(installed.filter((file) => !existsSync(file))).toEqual([]);
});

test('on Windows, too, paths are written as webpack finds files there', () => {
  const aliases = toBrowserAliases('C:\\site', path.win32);
  expect(aliases['C:\\site\\.cache\\slice.js']).toBe('C:\\site\\src\\gatsby\\browser\\no-slice.js');
  expect(aliases['C:\\site\\.cache\\head\\head-export-handler-for-browser.js']).toEqual(expect.any(String));
  const written = [toAliases('C:\\site', path.win32), aliases].flatMap((some) => Object.entries(some).flat());
  const paths = written.filter((one) => typeof one === 'string' && one.startsWith('C:'));
  expect(paths).toHaveLength(13);
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
