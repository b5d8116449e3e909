/** @size medium */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { parseStockItem } from '../../features/stock/model/item';
import { buildRawItem } from '../../testing/factories/stock-item';
import type { StockNode } from '../artifacts/stock-history';

import { planSharePictures, removeOldPictures } from './make-share-pictures';

const project = process.cwd();
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'share-'));
  for (const name of ['locales', 'node_modules']) symlinkSync(path.join(project, name), path.join(folder, name));
  mkdirSync(path.join(folder, 'public'));
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(project);
  delete process.env.PREVIOUS_RELEASE;
  rmSync(folder, { recursive: true });
});

function toNode(advertisementID: string, createdDate: string, price = 100, images: object[] | null = null): StockNode {
  const raw = buildRawItem({ advertisementID, createdDate, images, price: { amount: price, currency: 'EUR' } });
  const parsed = parseStockItem(raw);
  if (parsed.status === 'broken') throw new Error(parsed.reason);
  return { ...parsed.item, id: advertisementID, paths: { nl: '', en: '', de: '' }, internal: { contentDigest: '' } };
}

const older = toNode('1', '2026-10-01T00:00:00Z');
const newer = toNode('2', '2026-10-02T00:00:00Z');
const newest = toNode('3', '2026-10-03T00:00:00Z');

async function make(nodes: readonly StockNode[], count: number) {
  const { paths, draw } = await planSharePictures({ nodes, newest: count, imageTemplate: '', logo: null });
  return { paths, ...(await draw()) };
}
const toIds = (paths: ReadonlyMap<string, string>) => [...new Set([...paths.keys()].map((key) => key.slice(3)))].sort();

test('the newest machines are drawn, once in each language', async () => {
  const { paths, drawn } = await make([older, newer], 1);
  expect([toIds(paths), drawn]).toEqual([['2'], 3]);
  expect(readdirSync('public/share/en')).toEqual([paths.get('en/2')?.slice('/share/en/'.length)]);
  expect((await make([older, newer], 1)).drawn).toBe(0);
});

test('one that is no longer among the newest keeps its picture until something on it changes', async () => {
  const before = await make([older, newer], 1);
  const { paths, drawn } = await make([older, newer, newest], 1);
  expect([toIds(paths), drawn]).toEqual([['2', '3'], 3]);
  expect(paths.get('nl/2')).toBe(before.paths.get('nl/2'));
  const changed = await make([older, toNode('2', '2026-10-02T00:00:00Z', 200), newest], 1);
  expect(toIds(changed.paths)).toEqual(['3']);
  await removeOldPictures(new Set(changed.paths.values()));
  expect(readdirSync('public/share/nl')).toHaveLength(1);
});

test('a picture of the release before is taken over', async () => {
  const { paths } = await make([newer], 1);
  process.env.PREVIOUS_RELEASE = path.join(folder, 'release');
  mkdirSync('release/share/nl', { recursive: true });
  writeFileSync(`release${paths.get('nl/2') ?? ''}`, 'as it was');
  rmSync('public/share', { recursive: true });
  expect(toIds((await make([newer, newest], 0)).paths)).toEqual(['2']);
  expect(readdirSync('public/share/nl')).toHaveLength(1);
});

test('one whose photo cannot be had has a picture, and is drawn again until it can', async () => {
  // Nobody listens at this port.
  const node = toNode('4', '2026-10-04T00:00:00Z', 100, [{ url: 'http://127.0.0.1:9/1.jpg' }]);
  const { paths, ...first } = await make([node], 1);
  expect(first).toEqual({ drawn: 3, withoutPhoto: 1 });
  for (const name of paths.values()) expect(existsSync(`public${name}`)).toBe(true);
  expect(await make([node], 1)).toEqual({ paths, ...first });
  // Also when the caches are gone: the release says so.
  mkdirSync('release');
  cpSync('public', 'release', { recursive: true });
  rmSync('public', { recursive: true });
  mkdirSync('public');
  process.env.PREVIOUS_RELEASE = path.join(folder, 'release');
  expect(await make([node], 1)).toEqual({ paths, ...first });
  writeFileSync('public/.share-without-photo.json', '[]');
  expect((await make([node], 1)).drawn).toBe(0);
});

test('what was drawn without its photo by a build that failed is drawn again', async () => {
  const node = toNode('4', '2026-10-04T00:00:00Z', 100, [{ url: 'http://127.0.0.1:9/1.jpg' }]);
  const other = toNode('6', '2026-10-03T00:00:00Z');
  // A folder stands where a picture is to be.
  const { paths, draw } = await planSharePictures({ nodes: [node, other], newest: 2, imageTemplate: '', logo: null });
  const place = `public${paths.get('de/6') ?? ''}`;
  mkdirSync(path.join(place, 'in the way'), { recursive: true });
  await expect(draw()).rejects.toThrow();
  rmSync(place, { recursive: true });
  expect(existsSync(`public${paths.get('nl/4') ?? ''}`)).toBe(true);
  expect(await make([node, other], 2)).toMatchObject({ drawn: 4, withoutPhoto: 1 });
});
