import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { stateVariables } from '../../../build/state';
import { changesPath } from '../../features/stock/model/history/changes-file';
import { noStockHistory, type StockHistoryFile } from '../../features/stock/model/history/history-file';
import { updateHistory } from '../../features/stock/model/history/update-history';

import { planStockHistory, toItemRobots, writeStockHistory, type StockNode } from './stock-history';

function toNode(override: Partial<StockNode>, digest = 'a'): StockNode {
  const category = { name: 'tractors', longPluralTranslated: {} };
  return {
    advertisementID: '1',
    category,
    id: 'x',
    paths: { nl: '', en: '', de: '' },
    internal: { contentDigest: digest },
    ...override,
  };
}

const toNow = (day: string) => new Date(`${day}T12:00:00Z`);
const update = (before: StockHistoryFile, nodes: readonly StockNode[], day: string) =>
  updateHistory(before, nodes, toNow(day));
const created = '2026-09-01T10:00:00Z';
const first = update(noStockHistory, [toNode({ createdDate: created })], '2026-10-01');

test('an item that was never seen is as old as it says, or as today', () => {
  expect(first.items).toMatchObject({ 1: { digest: 'a', changed: '2026-09-01' } });
  expect(update(noStockHistory, [toNode({})], '2026-10-01').items).toMatchObject({ 1: { changed: '2026-10-01' } });
  const future = toNode({ createdDate: '2027-01-01T00:00:00Z' });
  expect(update(noStockHistory, [future], '2026-10-01').items).toMatchObject({ 1: { changed: '2026-10-01' } });
});

test('the day of a change is kept until the next one', () => {
  const changed = update(first, [toNode({ createdDate: created }, 'b')], '2026-10-05');
  expect(changed.items).toMatchObject({ 1: { digest: 'b', changed: '2026-10-05' } });
  expect(update(changed, [toNode({ createdDate: created }, 'b')], '2026-10-09').items).toEqual(changed.items);
});

test('an item is sold since the day it was first seen sold, until it is for sale again', () => {
  const sold = update(first, [toNode({ status: 'sold' }, 'b')], '2026-10-05');
  expect(update(sold, [toNode({ status: 'sold' }, 'c')], '2026-10-20').items).toMatchObject({
    1: { sold: '2026-10-05', changed: '2026-10-20' },
  });
  expect(update(sold, [toNode({}, 'd')], '2026-10-20').items[1]).not.toHaveProperty('sold');
});

describe('in the release', () => {
  const cwd = process.cwd();
  let folder = '';
  const priced = (cents: number) => [toNode({ createdDate: created, price: { amount: cents, currency: 'EUR' } })];
  const name = '.stock-history.json';
  const releaseOf = (id: string) => path.join(folder, 'releases', id);
  const read = (file: string) => readFile(path.join(folder, 'public', file), 'utf8');

  /** A build on top of whatever is there, and its release. */
  async function build(id: string, cents: number, day: string): Promise<void> {
    await writeStockHistory(await planStockHistory(priced(cents), toNow(day)), day);
    await mkdir(releaseOf(id), { recursive: true });
    await writeFile(path.join(releaseOf(id), name), await read(name));
    serve(id);
  }
  const serve = (id: string) => (process.env[stateVariables.previousRelease] = releaseOf(id));

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'stock-history-'));
    process.chdir(folder);
    process.env[stateVariables.previousRelease] = '';
  });
  afterEach(async () => {
    process.chdir(cwd);
    process.env[stateVariables.previousRelease] = '';
    await rm(folder, { recursive: true });
  });

  test('a rollback and lost caches lose nothing: all releases are read', async () => {
    await build('20261001-120000', 2_500_000, '2026-10-01');
    await build('20261003-120000', 2_400_000, '2026-10-03');
    // Back to the first release, and the caches are gone.
    serve('20261001-120000');
    await rm(path.join(folder, 'public'), { recursive: true });
    await build('20261005-120000', 2_500_000, '2026-10-05');
    const kept = JSON.parse(await read(name)) as StockHistoryFile;
    expect(kept.builds).toEqual(['2026-10-01', '2026-10-03', '2026-10-05']);
    expect(kept.items[1]?.steps.map(([, state]) => state[0])).toEqual([2_500_000, 2_400_000, 2_500_000]);
    expect(kept.items[1]?.first).toBe('2026-09-01T10:00:00.000Z');
  });

  test('a release with a broken history, or from before prices were kept, is no obstacle', async () => {
    await build('20261001-120000', 2_500_000, '2026-10-01');
    await writeFile(path.join(releaseOf('20261001-120000'), name), '{"version":');
    await mkdir(releaseOf('20260901-120000'));
    const old = { 1: { digest: 'a', changed: '2026-08-01' } };
    await writeFile(path.join(releaseOf('20260901-120000'), name), JSON.stringify(old));
    await rm(path.join(folder, 'public'), { recursive: true });
    const { items } = await planStockHistory(priced(2_500_000), toNow('2026-10-02'));
    expect(items[1]).toMatchObject({ changed: '2026-08-01' });
    expect(items[1]).not.toHaveProperty('first');
  });

  test('browsers are told of a lowered price, and 20 rebuilds write the same', async () => {
    for (let day = 1; day <= 30; day += 1) {
      await build('20261001-120000', 2_500_000, `2026-10-${String(day).padStart(2, '0')}`);
    }
    await build('20261031-120000', 2_200_000, '2026-10-31');
    const told = await read(changesPath);
    expect(JSON.parse(told)).toEqual({
      version: 1,
      lowered: { 1: [2_200_000, 'EUR none', 2_500_000, 30, '2026-11-29'] },
      first: { 1: Date.parse(created) / 60_000 },
    });
    const kept = await read(name);
    for (let rebuild = 1; rebuild <= 20; rebuild += 1) {
      // Every other one without caches.
      if (rebuild % 2 === 0) await rm(path.join(folder, 'public'), { recursive: true });
      await build(`20261031-1201${String(rebuild).padStart(2, '0')}`, 2_200_000, '2026-10-31');
      expect(await read(changesPath)).toBe(told);
      expect(await read(name)).toBe(kept);
    }
  });
});

test.each([
  [undefined, '2026-12-01', undefined],
  ['2026-11-01', '2026-11-01', 'unavailable_after: 2026-12-01'],
  ['2026-11-01', '2026-12-01', 'unavailable_after: 2026-12-01'],
  ['2026-11-01', '2026-12-02', 'noindex'],
])('sold since %s, on %s search engines are told %s', (sold, today, robots) => {
  expect(toItemRobots(sold, today)).toBe(robots);
});
