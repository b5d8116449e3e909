import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { privacyEntries } from './privacy';
import { storedNames } from './stored-names';

const read = (file: string) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*/gm, '');
const files = ['src', 'patches', 'plugins']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  )
  .filter((file) => /(?<!\.test|\.d)\.tsx?$/.test(file) && !/testing/.test(file));
const sources = new Map(files.map((file) => [file, read(file)]));

const used = /(?:\w*\.)?(?:localStorage|sessionStorage)\s*\.(?:get|set|remove)Item\(\s*('[^'$]+'|'?(?:\$\{)?\w+)/g;
const given = /\bstorageKey: ('[^']+'|\w+)/g;
const cookie = /\b(?:\w+Cookie) = '(\w+)'/g;

/** Names that a file does not give itself: of whoever calls it, and of all that the router has stored. */
const passed = new Set(['src/hooks/create-list-store.ts', 'patches/gatsby/forget-places.ts']);

/** What a constant says, in this file or the one that it is imported from; of a function the first part. */
function findValue(file: string, name: string): string | null {
  const source = sources.get(file) ?? '';
  const own = new RegExp(`const ${name}\\b[^=]*= (?:\\([^)]*\\) => )?['\`]([^'\`$]+)`).exec(source)?.[1];
  if (own !== undefined) return own;
  const from = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '([^']+)'`).exec(source)?.[1];
  if (from === undefined) return null;
  const place = from.startsWith('@/') ? path.join('src', from.slice(2)) : path.join(path.dirname(file), from);
  const target = [`${place}.ts`, `${place}.tsx`].find((one) => existsSync(one));
  return target === undefined ? null : findValue(target, name);
}

function toNames(file: string, source: string): string[] {
  const keys = [...source.matchAll(used), ...source.matchAll(given)].map(([, key = '']) => key);
  const cookies = [...source.matchAll(cookie)].map(([, name = '']) => name);
  const names = keys.map((key) =>
    /^'[^$]+'$/.test(key) ? key.slice(1, -1) : (findValue(file, key.replace(/\W/g, '')) ?? `${file}: ${key}`),
  );
  return [...names, ...cookies].filter((name) => !passed.has(name.split(': ')[0] ?? ''));
}

const inCode = new Set([...sources].flatMap(([file, source]) => toNames(file, source)));
/** Stored by Gatsby itself: its router, and its start after an update. */
const inPackages = ['@@scroll', 'gatsby-reload-compilation-hash-match'];

test('the privacy page names all that the site stores in a browser, and nothing else', () => {
  expect(inCode.size).toBeGreaterThan(10);
  expect(storedNames.map(({ name }) => name).sort()).toEqual([...inCode, ...inPackages].sort());
});

test('what Gatsby stores is still called so', () => {
  expect(readFileSync('node_modules/gatsby/cache-dir/production-app.js', 'utf8')).toContain(
    `\`${inPackages[1] ?? ''}\``,
  );
  expect(readFileSync('node_modules/gatsby-react-router-scroll/session-storage.js', 'utf8')).toContain(inPackages[0]);
});

test('whoever touches a storage says by which name', () => {
  const silent = [...sources].filter(
    ([file, source]) =>
      /\b(?:local|session)Storage\b/.test(source) && !passed.has(file) && toNames(file, source).length === 0,
  );
  expect(silent.map(([file]) => file)).toEqual([]);
});

test('nothing is stored in another way', () => {
  const other =
    /\bindexedDB\b|\bcaches\.(?:open|match)|\bCacheStorage\b|serviceWorker\.register|(?:local|session)Storage\[/;
  expect([...sources].filter(([, source]) => other.test(source)).map(([file]) => file)).toEqual([]);
});

test.each(['nl', 'en', 'de'])('the page in %s has them all', (language) => {
  const words = JSON.stringify(privacyEntries.map(({ fields }) => fields.body?.[language]));
  expect(storedNames.filter(({ name }) => !words.includes(name)).map(({ name }) => name)).toEqual([]);
});
