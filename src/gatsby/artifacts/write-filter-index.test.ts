import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { ParentSpanPluginArgs } from 'gatsby';

import { readFilterIndex } from '../../features/stock/model/filter-index/filter-index';
import type { StockItem } from '../../features/stock/model/item';
import { buildItem } from '../../testing/factories/search-result';

import { writeFilterIndex } from './write-filter-index';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'filter-index-'));
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(folder, { recursive: true });
});

async function write(items: readonly StockItem[]) {
  await writeFilterIndex({ getNodesByType: () => items } as unknown as ParentSpanPluginArgs);
  return readFilterIndex(JSON.parse(await readFile(path.join(folder, 'public', 'stock-index.json'), 'utf8')));
}

const base = buildItem();
const toItems = (count: number, toPhoto: (id: number) => string) =>
  Array.from({ length: count }, (_, id): StockItem => {
    const images = [{ url: toPhoto(id), width: undefined, height: undefined }];
    return { ...base, advertisementID: String(id), images };
  });

test('writes one index for all languages, with photos', async () => {
  const index = await write(toItems(3, (id) => `https://a.example/${String(id)}.jpg`));
  expect(index).toMatchObject({
    size: 3,
    photos: { values: expect.arrayContaining(['https://a.example/1.jpg']) as unknown },
  });
});

test('leaves the photos out where the file would be too large with them', async () => {
  const toHash = (id: number) =>
    Array.from({ length: 40 }, (_, at) =>
      Math.sin(id * 40 + at)
        .toString(36)
        .slice(3, 9),
    ).join('');
  expect(await write(toItems(800, (id) => `https://a.example/${toHash(id)}.jpg`))).toMatchObject({
    size: 800,
    photos: null,
  });
});

test('says that there is none for more than 10,000 machines', async () => {
  expect(await write(toItems(10_001, () => 'https://a.example/1.jpg'))).toBe('none');
});
