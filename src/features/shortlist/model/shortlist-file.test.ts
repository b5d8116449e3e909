import fc from 'fast-check';

import { anyCharacter } from '../../../testing/factories/any-text';

import { formatShortlist, maxEntries, parseShortlist, type Entry } from './shortlist-file';

const entry: Entry = { id: '204170', on: '2026-11-27', note: 'Ask for tyres', item: { makeName: 'Fendt' } };

const anyEntry: fc.Arbitrary<Entry> = fc.record(
  {
    id: fc.bigInt({ min: 0n, max: 999_999_999_999_999n }).map(String),
    on: fc.constant('2026-11-27'),
    note: fc.string({ unit: anyCharacter, minLength: 1, maxLength: 100 }),
    item: fc.dictionary(fc.string(), fc.string()).map((fields): unknown => JSON.parse(JSON.stringify(fields))),
  },
  { requiredKeys: ['id'] },
);

it('gives back what was kept', () => {
  const lists = fc.uniqueArray(anyEntry, { selector: ({ id }) => id, maxLength: maxEntries });
  fc.assert(
    fc.property(lists, (entries) => {
      expect(parseShortlist(formatShortlist(entries))).toEqual({ entries, dropped: [], isNewer: false });
    }),
  );
});

it('knows that nothing was kept', () => {
  expect(parseShortlist(null)).toEqual({ entries: [], dropped: [], isNewer: false });
});

it.each(['', '{"', 'null', '-1e999', '7', '[]', '{"items":7}', '['.repeat(10_000)])('of %.9s nothing stays', (text) => {
  expect(parseShortlist(text)).toEqual({ entries: [], dropped: [text], isNewer: false });
});

it('keeps what is valid of a damaged list, and names the rest', () => {
  const other = { id: '8', on: 5, note: ['x'], item: 'x' };
  const items = [entry, null, 7, { id: 7 }, { id: '<b>' }, entry, other];
  expect(parseShortlist(JSON.stringify({ version: 1, items }))).toEqual({
    entries: [entry, other],
    dropped: [null, 7, { id: 7 }, { id: '<b>' }, entry],
    isNewer: false,
  });
});

it('keeps as many as one search brings', () => {
  const items = Array.from({ length: maxEntries + 1 }, (_, id) => ({ id: String(id) }));
  const { entries, dropped } = parseShortlist(JSON.stringify({ version: 1, items }));
  expect(entries).toHaveLength(maxEntries);
  expect(dropped).toEqual([items[maxEntries]]);
});

it('reads an older version, which stored less', () => {
  expect(parseShortlist('{"items":[{"id":"7"}]}').entries).toEqual([{ id: '7' }]);
});

it('knows a newer version, of which it reads nothing', () => {
  const text = JSON.stringify({ version: 2, items: [entry] });
  expect(parseShortlist(text)).toEqual({ entries: [], dropped: [], isNewer: true });
});
