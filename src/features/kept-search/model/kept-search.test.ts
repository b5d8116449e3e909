import fc from 'fast-check';

import { sectorIds } from '../../../i18n/routes';
import { parseStoredList } from '../../../lib/stored-list';
import { validQuery } from '../../../testing/factories/stock-query';
import { formatFeedFilter, toListFilter } from '../../stock/model/seo/filter-feed';

import { changeSearch, insertSearch, keepSearch, readKeptSearch, toOwnName, toSearchName } from './kept-search';
import { keptSearchFormat, maxSearches } from './kept-search-file';

const fendt = { id: '?filter-makeName[]=Fendt', name: 'Fendt', seen: '2026-11-20T10:00:00Z' };
const claas = { id: '?sector=agriculture&filter-makeName[]=Claas', name: 'Claas', seen: '2026-11-21T10:00:00Z' };

test('any search of any list is kept and read again', () => {
  fc.assert(
    fc.property(validQuery, fc.constantFrom(undefined, ...sectorIds), (query, sector) => {
      const filter = toListFilter(query, { sector });
      const id = formatFeedFilter(filter);
      fc.pre(id.length <= 4000);
      const text = JSON.stringify({ version: 1, items: [{ id }] });
      const { entries, dropped } = parseStoredList(text, keptSearchFormat);
      expect([entries, dropped]).toEqual([[{ id }], []]);
      expect(readKeptSearch({ id })).toEqual({ filter, name: '', seen: null });
    }),
  );
});

test.each([
  ['no id', {}],
  ['another id', { id: 7 }],
  ['another text', { id: 'x' }],
  ['an address without end', { id: `?freeTextSearch=${'x'.repeat(5000)}` }],
])('%s is dropped, and the others stay', (_, entry) => {
  const text = JSON.stringify({ version: 1, items: [fendt, entry, null, fendt, claas] });
  const { entries, dropped } = parseStoredList(text, keptSearchFormat);
  expect([entries, dropped]).toEqual([
    [fendt, claas],
    [entry, null, fendt],
  ]);
});

test.each(['?page=2&filter-makeName[]=Fendt', '?sector=mining', '?x=1'])('no list has the search %s', (id) => {
  expect(readKeptSearch({ id })).toBeNull();
});

test('there are twenty at most', () => {
  const items = Array.from({ length: 21 }, (_, index) => ({ id: `?filter-makeName[]=make${String(index)}` }));
  expect(parseStoredList(JSON.stringify({ version: 1, items }), keptSearchFormat).entries).toHaveLength(maxSearches);
});

test.each([
  [{ name: 7, seen: 7 }, '', null],
  [{ name: ' a\n b ', seen: '2026-11-20' }, 'a b', null],
  [{ name: 'x'.repeat(99), seen: '2026-99-99T10:00:00Z' }, 'x'.repeat(60), null],
  [{ seen: '2026-11-20T10:00:00Z' }, '', '2026-11-20T10:00:00Z'],
])('of %j what is valid is read', (fields, name, seen) => {
  expect(readKeptSearch({ ...fields, id: fendt.id })).toMatchObject({ name, seen });
});

test('the words of a search are no name of its own, also when they are cut', () => {
  const words = 'Tractoren, Verreikers, Maaidorsers · Fendt, John Deere · vanaf 2018';
  expect(toOwnName(` ${words} `, words)).toBe('');
  expect(toOwnName(toSearchName(words), words)).toBe('');
  expect(toOwnName('', words)).toBe('');
  expect(toOwnName(' Van  Jan ', words)).toBe('Van Jan');
});

test('a search that is kept again has its new name, and its place', () => {
  const again = { ...fendt, name: 'New', seen: 'later' };
  expect(keepSearch([fendt, claas], again)).toEqual([{ ...fendt, name: 'New' }, claas]);
  expect(keepSearch([claas], fendt)).toEqual([claas, fendt]);
  expect(changeSearch([fendt, claas], claas.id, { seen: 'x' })).toEqual([fendt, { ...claas, seen: 'x' }]);
});

test('a removed search comes back into its place, once', () => {
  expect(insertSearch([claas], fendt, 0)).toEqual([fendt, claas]);
  expect(insertSearch([claas], fendt, 7)).toEqual([claas, fendt]);
  expect(insertSearch([claas, fendt], fendt, 0)).toEqual([claas, fendt]);
});

test('names are cut between words', () => {
  expect(toSearchName('word '.repeat(20))).toHaveLength(59);
});
