/** @size large */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { stateVariables } from '../build/state';
import { getReleasesDir } from '../server/releases/releases-dir';
import { switchRelease } from '../server/releases/switch-release';

import { build, buildOnce, getCurrentId, startContent, startStock } from './lib/build';
import { readPage } from './lib/read-page';

const cleanUps: (() => unknown)[] = [];
afterAll(async () => {
  Reflect.deleteProperty(process.env, stateVariables.plain);
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

/** The HTML of every page of a release, by file. */
function readPages(id: string): ReadonlyMap<string, string> {
  const release = path.join(getReleasesDir(), id);
  const files = readdirSync(release, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(files.sort().map((file) => [path.relative(release, file), readFileSync(file, 'utf8')]));
}

test('a build without optional patches publishes, and each page says the same', async () => {
  await buildOnce();
  const before = getCurrentId();
  cleanUps.push(() => switchRelease(getReleasesDir(), before));
  const [stock, content] = [await startStock(), await startContent()];
  process.env[stateVariables.plain] = '1';
  const release = await build(content);
  await Promise.all([stock.close(), content.close()]);
  expect(release).not.toBeNull();
  const [patched, plain] = [readPages(before), readPages(getCurrentId())];
  // They are two builds: only a patched page names its scripts in an attribute.
  expect([patched, plain].map((pages) => pages.get('index.html')?.includes('data-scripts='))).toEqual([true, false]);
  expect([...plain.keys()]).toEqual([...patched.keys()]);
  const others = [...patched].filter(
    ([file, html]) => JSON.stringify(readPage(plain.get(file) ?? '')) !== JSON.stringify(readPage(html)),
  );
  // The first of them, with what they say: the names of pages alone do not tell why.
  const first = others.slice(0, 3);
  expect(first.map(([file]) => ({ file, ...readPage(plain.get(file) ?? '') }))).toEqual(
    first.map(([file, html]) => ({ file, ...readPage(html) })),
  );
});

test('lists, stock items and enquiries work without optional patches, and under the policy', () => {
  const journeys = [
    'stock.spec',
    'stock-list-search.spec',
    'stock-item-tabs.spec',
    'enquiry-ways.spec',
    'trusted-types.spec',
  ];
  const arguments_ = ['playwright', 'test', '--reporter=line', '--retries=1', '--project=desktop', ...journeys];
  // Playwright does not run below Jest's own variables.
  const env = { ...process.env, JEST_WORKER_ID: undefined };
  const { status, stdout } = spawnSync('npx', arguments_, { encoding: 'utf8', env });
  expect(status === 0 ? '' : stdout).toBe('');
});
