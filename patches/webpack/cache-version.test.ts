import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { UntracedPackagesPlugin, versionCache, type Cache } from './cache-version';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'webpack-cache-'));
  for (const file of ['package-lock.json', '.cache/compiled/gatsby-node.js', 'patches/library/loader.cjs'])
    write(file, '1');
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

function write(file: string, text: string) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

function version(): string {
  const cache: Cache = {};
  versionCache(cache, root);
  return cache.version ?? '';
}

test.each([
  '.cache/compiled/gatsby-config.js',
  '.cache/babelState.json',
  'package-lock.json',
  '.cache/compiled/gatsby-node.js',
  'patches/library/loader.cjs',
  'patches/library/new.cjs',
])('what webpack keeps is of another version with another %s', (file) => {
  const before = version();
  expect(version()).toBe(before);
  write(file, '2');
  expect(version()).not.toBe(before);
});

test('what webpack keeps is of another version when other files of words stand for others, not when words change', () => {
  const before = version();
  write('.cache/texts-nl-enquiry.json', '{"a":"1"}');
  const replaced = version();
  expect(replaced).not.toBe(before);
  write('.cache/texts-nl-enquiry.json', '{"a":"2"}');
  expect(version()).toBe(replaced);
});

test('it stays with another page or test, and without hooks or a list of packages there is a version, too', () => {
  const before = version();
  write('src/templates/home.tsx', '2');
  write('patches/library/loader.test.ts', '2');
  expect(version()).toBe(before);
  rmSync(path.join(root, 'package-lock.json'));
  rmSync(path.join(root, '.cache'), { recursive: true });
  expect(version()).not.toBe('');
});

test('webpack is given no list of its own and none of its loaders to look through', () => {
  const cache: Cache = { buildDependencies: { config: ['gatsby.js'] } };
  versionCache(cache, root);
  expect(cache.buildDependencies).toEqual({ defaultWebpack: [] });
  const buildDependencies = new Set(['babel-loader.js']);
  const tap = (_options: object, run: (stats: { compilation: { buildDependencies: Set<string> } }) => void) =>
    run({ compilation: { buildDependencies } });
  new UntracedPackagesPlugin().apply({ hooks: { done: { tap } } });
  expect([...buildDependencies]).toEqual([]);
});
