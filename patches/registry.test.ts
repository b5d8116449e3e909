import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Patch } from './patch';
import { registry } from './registry';

const rows = Object.entries<Patch>(registry);

/** What every row stands on, and helpers of several rows. */
const common = ['registry.ts', 'patch.ts', 'apply.ts', 'plain.ts', 'webpack/config.ts', 'gatsby/change-loader.d.ts'];

test.each(rows)(
  '%s has its files and its test, and says what it gains',
  (_, { files, test: file, gain, removeWhen }) => {
    for (const one of files) expect([one, existsSync(path.join('patches', one))]).toEqual([one, true]);
    expect([file, existsSync(file)]).toEqual([file, true]);
    expect(gain.length).toBeGreaterThan(20);
    expect(removeWhen).not.toBe('');
  },
);

test('every file in the folder belongs to a row', () => {
  const named = new Set([...common, ...rows.flatMap(([, { files }]) => files)]);
  const there = readdirSync('patches', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|c?js)$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.relative('patches', path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
  expect(there.filter((file) => !named.has(file))).toEqual([]);
});

/** Where each optional patch is switched; patches of webpack are in the tables of these two and of `plugins.ts`. */
const switches = ['webpack/edit-config.ts', 'webpack/packages.ts', 'webpack/plugins.ts'];

test.each(rows.filter(([, { need }]) => need === 'optional'))('PLAIN=1 leaves %s out', (_, { files }) => {
  const places = [...files, ...switches].filter((file) => existsSync(path.join('patches', file)));
  const isSwitched = (file: string) => readFileSync(path.join('patches', file), 'utf8').includes('isPlain()');
  const own = files.filter(isSwitched);
  const byTable = switches.filter(isSwitched).filter((file) => {
    const text = readFileSync(path.join('patches', file), 'utf8');
    return files.some((one) => text.includes(path.basename(one).replace(/\.(tsx?|c?js)$/, '')));
  });
  expect(places.length).toBeGreaterThan(0);
  expect([...own, ...byTable]).not.toEqual([]);
});
