import fc from 'fast-check';

import { anyCharacter } from '../../../testing/factories/any-text';

import type { Past } from './past';
import { maxNote } from './read-entry';
import { formatSharedList, parseSharedList, toNote, type SharedItem } from './share-link';
import { maxEntries } from './shortlist-file';

const anyId = fc.bigInt({ min: 0n, max: 999_999_999_999_999n }).map(String);
const anyPast: fc.Arbitrary<Past> = fc.record({
  price: fc.oneof(
    fc.constantFrom(null, { kind: 'request' } as const, { kind: 'auction' } as const, { kind: 'bid' } as const),
    fc.record({
      kind: fc.constant('amount' as const),
      cents: fc.integer({ min: 1, max: 999_999_999_999 }),
      currency: fc.constantFrom('EUR', 'PLN', 'GBP'),
    }),
  ),
  availability: fc.constantFrom(null, 'available', 'reserved', 'sold'),
});
const anyNote = fc
  .string({ unit: anyCharacter, maxLength: 300 })
  .map(toNote)
  .filter((note) => note !== '');
const anyItem: fc.Arbitrary<SharedItem> = fc.record(
  { id: anyId, past: anyPast, note: anyNote },
  {
    requiredKeys: ['id', 'past'],
  },
);
const anyList = fc.record({
  on: fc.constantFrom(null, '2026-11-27'),
  items: fc.uniqueArray(anyItem, { selector: ({ id }) => id, maxLength: 10 }),
});

it('gives back what was shared', () => {
  fc.assert(fc.property(anyList, (list) => expect(parseSharedList(formatSharedList(list))).toEqual(list)));
});

it('takes 1,500 characters for ten machines, whatever they cost', () => {
  const lists = fc.record({
    on: fc.constant('2026-11-27'),
    items: fc.array(fc.record({ id: anyId, past: anyPast }), { minLength: 10, maxLength: 10 }),
  });
  fc.assert(
    fc.property(lists, (list) => {
      expect(`https://dealer.example/merkliste${formatSharedList(list)}`.length).toBeLessThanOrEqual(1500);
    }),
  );
});

it('can be read by people', () => {
  const eur: Past = { price: { kind: 'amount', cents: 7_495_000, currency: 'EUR' }, availability: 'available' };
  const pln: Past = { price: { kind: 'amount', cents: 5, currency: 'PLN' }, availability: null };
  const items: SharedItem[] = [
    { id: '204170', past: eur, note: 'Banden?' },
    { id: '2', past: pln },
    { id: '3', past: { price: null, availability: 'sold' } },
    { id: '4', past: { price: null, availability: null } },
  ];
  expect(formatSharedList({ on: '2026-11-27', items })).toBe(
    '?ids=204170-7495000-a.2-5pln.3--s.4&on=2026-11-27&note=204170-Banden%3F',
  );
});

it('is no list without ids', () => {
  expect(parseSharedList('')).toBeNull();
  expect(parseSharedList('?utm_source=mail')).toBeNull();
  expect(parseSharedList('?ids=')).toEqual({ on: null, items: [] });
});

const nothing: Past = { price: null, availability: null };

test.each([
  [
    'the same machine twice',
    '7-100-a.7-200-s',
    [{ id: '7', past: { ...nothing, price: 100, availability: 'available' } }],
  ],
  ['markup', '<b>.7-<i>-<u>', [{ id: '7', past: nothing }]],
  ['names of what every object has', 'constructor.7-constructor-toString', [{ id: '7', past: nothing }]],
  [
    'numbers that are no prices',
    '1-0.2--5.3-1e9.4-9999999999999.5-١',
    ['1', '2', '3', '4', '5'].map((id) => ({ id, past: nothing })),
  ],
  ['ids that are too long', '1234567890123456.7', [{ id: '7', past: nothing }]],
])('of %s stays what is valid', (_, ids, items) => {
  const read = parseSharedList(`?${new URLSearchParams({ ids }).toString()}`)?.items ?? [];
  const toPlain = ({ id, past }: SharedItem) => ({
    id,
    past: { ...past, price: past.price?.kind === 'amount' ? past.price.cents : past.price },
  });
  expect(read.map(toPlain)).toEqual(items);
});

test.each(['2026-02-30', 'yesterday', '2026-11-27T00:00', '<b>'])('%s is no day', (on) => {
  expect(parseSharedList(`?ids=7&on=${on}`)).toEqual({ on: null, items: [{ id: '7', past: nothing }] });
});

it('never throws and gives nothing but what is valid, whatever an address says', () => {
  const piece = fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 2000 }),
    fc.constantFrom('ids=', '&', '&on=', '&note=7-', '.', '-', '7', '%', '%F0', '<script>', '204170-1-a'),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const list = parseSharedList(`?ids=7.${pieces.join('').slice(0, 10_000)}`);
      expect(list?.items.length).toBeLessThanOrEqual(maxEntries);
      const ids = list?.items.map(({ id }) => id) ?? [];
      expect(new Set(ids).size).toBe(ids.length);
      for (const { id, past, note = 'x' } of list?.items ?? []) {
        expect(id).toMatch(/^\d{1,15}$/);
        expect(note).toBe(toNote(note));
        expect(note.length).toBeLessThanOrEqual(maxNote);
        if (past.price?.kind === 'amount') expect(past.price.cents).toBeGreaterThan(0);
      }
    }),
  );
});

it('reads as many as can be kept', () => {
  const ids = Array.from({ length: maxEntries + 9 }, (_, id) => String(id)).join('.');
  expect(parseSharedList(`?ids=${ids}`)?.items).toHaveLength(maxEntries);
});

it('a note has no invisible characters, and its length', () => {
  expect(toNote('a\u202eb\u0000c')).toBe('abc');
  expect(toNote('😀'.repeat(150))).toBe('😀'.repeat(100));
  expect(toNote(`x${'😀'.repeat(150)}`)).toBe(`x${'😀'.repeat(99)}`);
});
