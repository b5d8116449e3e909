import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { ParentSpanPluginArgs } from 'gatsby';

import { parseSynonyms } from '../../features/stock/model/search/sentence/synonyms';

import { writeSynonyms } from './write-synonyms';

const nodes = {
  StockCategory: [
    { name: 'slurryTankers', longPluralTranslated: { nl: 'Mesttanks' } },
    { name: 'telehandlers', longPluralTranslated: { nl: 'Verreikers' } },
  ],
  StockItem: [{ makeName: 'Joskin' }, {}],
};

let folder: string;

async function write(entries: readonly object[]) {
  const all = { ...nodes, ContentfulSearchSynonym: entries.map((one) => ({ node_locale: 'nl', ...one })) };
  const getNodesByType = (type: string) => all[type as keyof typeof all];
  await writeSynonyms({ getNodesByType } as unknown as ParentSpanPluginArgs);
  return parseSynonyms(JSON.parse(await readFile(path.join(folder, 'public', 'search-synonyms.json'), 'utf8')));
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'synonyms-'));
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(folder, { recursive: true });
});

it('writes the words of each category, once for all languages', async () => {
  const one = { category: 'telehandlers', words: ['hefarm', 'reach arm'] };
  const other = { category: 'Mesttanks', words: [' gierkar '] };
  expect(await write([one, { ...one, node_locale: 'en' }, other])).toEqual([
    { category: 'slurryTankers', words: ['gierkar'] },
    one,
  ]);
});

it.each([
  ['another category', { category: 'airships', words: ['zeppelin'] }],
  ['no category', { category: null, words: ['zeppelin'] }],
  ['no words', { category: 'telehandlers', words: null }],
  ['a make', { category: 'telehandlers', words: ['joskin', '2015'] }],
])('leaves out an entry with %s', async (_, entry) => {
  expect(await write([entry])).toEqual([]);
});

it('writes an empty list without entries', async () => {
  expect(await write([])).toEqual([]);
});
