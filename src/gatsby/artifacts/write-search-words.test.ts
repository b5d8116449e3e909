import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { ParentSpanPluginArgs } from 'gatsby';

import { parseSearchWords } from '../../features/stock/model/search/sentence/search-words';

import { writeSearchWords } from './write-search-words';

const nodes = {
  StockCategory: [
    { name: 'slurryTankers', longPluralTranslated: { nl: 'Mesttanks' }, subCategories: [] },
    {
      name: 'telehandlers',
      longPluralTranslated: { nl: 'Verreikers', en: 'Telehandlers', fr: null },
      subCategories: [{ name: 'rotating', longPluralTranslated: { nl: 'Roterend' } }],
    },
  ],
  StockItem: [
    { makeName: 'Joskin', accessories: [{ nl: 'Voorlader', de: 'Frontlader' }, { en: 'Beacon' }] },
    { accessories: [{ nl: 'Voorlader', de: 'Ladeschwinge' }] },
    { accessories: [{ nl: 'Voorlader', de: 'Frontlader' }, { nl: 'Airco' }] },
    {},
  ],
};

let folder: string;

async function write(entries: readonly object[]) {
  const all = { ...nodes, ContentfulSearchSynonym: entries.map((one) => ({ node_locale: 'nl', ...one })) };
  const getNodesByType = (type: string) => all[type as keyof typeof all];
  await writeSearchWords({ getNodesByType } as unknown as ParentSpanPluginArgs);
  const file = await readFile(path.join(folder, 'public', 'search-words.json'), 'utf8');
  return parseSearchWords(JSON.parse(file));
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
  expect((await write([one, { ...one, node_locale: 'en' }, other]))?.synonyms).toEqual([
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
  expect((await write([entry]))?.synonyms).toEqual([]);
});

it('writes each accessory once, with what most machines call it in another language', async () => {
  expect((await write([]))?.accessories).toEqual([
    { name: 'Airco', labels: { nl: 'Airco' } },
    { name: 'Voorlader', labels: { nl: 'Voorlader', de: 'Frontlader' } },
  ]);
});

it('writes the names of categories and sub categories without entries, too', async () => {
  expect((await write([]))?.categories).toEqual([
    { name: 'slurryTankers', labels: { nl: 'Mesttanks' }, subCategories: [] },
    {
      name: 'telehandlers',
      labels: { nl: 'Verreikers', en: 'Telehandlers' },
      subCategories: [{ name: 'rotating', labels: { nl: 'Roterend' } }],
    },
  ]);
});
