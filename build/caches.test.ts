import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import {
  dropCaches,
  dropContent,
  dropStaleContent,
  isSameCode,
  markCachesBroken,
  markCachesWhole,
  hashSiteCode,
  hashCacheInputs,
} from './caches';

const home = process.cwd();
let folder = '';
/** A site that was built once. */
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'caches-'));
  process.chdir(folder);
  for (const name of [
    'src/templates',
    'locales/nl',
    'plugins',
    'static',
    'content-model',
    'deploy',
    'patches',
    '.cache/redux',
    '.cache/compiled',
  ])
    mkdirSync(name, { recursive: true });
  writeFileSync('src/templates/home.tsx', 'export {};');
  writeFileSync('locales/nl/item.json', '{}');
  markCachesWhole({ source: hashCacheInputs({}), code: hashSiteCode() });
});
afterEach(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

test('content is kept once a build has ended well, until the next one begins', () => {
  dropStaleContent({});
  expect(existsSync('.cache/redux')).toBe(true);
  markCachesBroken();
  dropStaleContent({});
  expect(existsSync('.cache/redux')).toBe(false);
});

test('nothing but the types that a build writes by itself may differ', () => {
  writeFileSync('src/query-types.d.ts', 'export {};');
  expect(isSameCode(hashSiteCode())).toBe(true);
});

test.each([
  'src/templates/home.tsx',
  'src/new.ts',
  'locales/nl/item.json',
  'gatsby-ssr.tsx',
  'package-lock.json',
  'static/icon.svg',
  '.browserslistrc',
  'content-model/hero.ts',
  'deploy/nginx-stock-items.ts',
])('a build by another %s is no rebuild', (file) => {
  writeFileSync(file, '{"a":1}');
  expect(isSameCode(hashSiteCode())).toBe(false);
});

test.each(['.cache/redux', '.cache/compiled'])('nor is one without %s of Gatsby itself', (cache) => {
  rmSync(cache, { recursive: true });
  expect(isSameCode(hashSiteCode())).toBe(false);
});

test('a build during which the code was changed says nothing about it', () => {
  markCachesWhole({ source: hashCacheInputs({}), code: null });
  expect(isSameCode(hashSiteCode())).toBe(false);
});

test.each([
  ['src/features/stock/model/search/facets.ts', false],
  ['plugins/gatsby-source-stock/create-resolvers.ts', false],
  ['src/styles/tokens.css', false],
  ['src/features/stock/model/search/facets.test.ts', true],
  ['src/features/stock/components/results.tsx', true],
])('after %s became another one, answers that Gatsby has kept are good: %s', (file, isKept) => {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, 'before');
  markCachesWhole({ source: hashCacheInputs({}), code: null });
  writeFileSync(file, 'after');
  dropStaleContent({});
  expect(existsSync('.cache/redux')).toBe(isKept);
});

test('folders that are volumes of a container are emptied, not removed', () => {
  mkdirSync('public/en', { recursive: true });
  dropContent();
  expect(readdirSync('public')).toEqual([]);
  dropCaches();
  expect([readdirSync('.cache'), readdirSync('public')]).toEqual([[], []]);
});
