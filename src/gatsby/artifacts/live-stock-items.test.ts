import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { liveStockItemsFile } from '../../i18n/live-stock-items';

import { writeLiveStockItems } from './live-stock-items';
import type { StockHistory, StockNode } from './stock-history';

const today = '2026-11-21';
const toNode = (id: string) =>
  ({
    advertisementID: id,
    paths: { nl: `/occasions/tractoren/fendt-${id}`, en: `/en/occasions/tractors/fendt-${id}` },
  }) as unknown as StockNode;
const toHistory = (sold: Readonly<Record<string, string>>): StockHistory =>
  Object.fromEntries(Object.entries(sold).map(([id, day]) => [id, { digest: '', changed: day, sold: day }]));

let folder: string;
const read = (file: string) => readFile(path.join(folder, 'public', file), 'utf8').catch(() => null);

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'live-machines-'));
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(folder, { recursive: true });
});

test('says where the machines without pages are, to what describes the release', async () => {
  await writeLiveStockItems([toNode('2'), toNode('1')], {}, today);
  expect(JSON.parse((await read(liveStockItemsFile)) ?? '')).toEqual([
    '/en/occasions/tractors/fendt-1',
    '/en/occasions/tractors/fendt-2',
    '/occasions/tractoren/fendt-1',
    '/occasions/tractoren/fendt-2',
  ]);
});

test('says what search engines are told of the sold ones, as of built ones: until when, and then that it may not be found', async () => {
  const history = toHistory({ 1: '2026-11-01', 2: '2026-10-01', 4: '2026-10-01' });
  await writeLiveStockItems([toNode('1'), toNode('2'), toNode('3')], history, today);
  expect(JSON.parse((await read('live-robots.json')) ?? '')).toEqual({
    1: 'unavailable_after: 2026-12-01',
    2: 'noindex',
  });
});

test('a build in which all machines have pages leaves nothing of the one before', async () => {
  await writeLiveStockItems([toNode('1')], toHistory({ 1: today }), today);
  await writeLiveStockItems([], {}, today);
  expect(await read(liveStockItemsFile)).toBeNull();
  expect(await read('live-robots.json')).toBe('{}');
});
