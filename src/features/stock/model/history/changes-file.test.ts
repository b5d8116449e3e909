import { findItemNews, isChangesFile, type ChangesFile } from './changes-file';
import { countVisit, formatVisits } from './last-visit';

const file: ChangesFile = {
  version: 1,
  lowered: { 1: [2_200_000, 'EUR btw', 2_500_000, 30, '2026-11-20'] },
  first: { 1: 100, 2: 200 },
};
const item = {
  advertisementID: '1',
  category: { name: 'tractors', longPluralTranslated: {} },
  price: { amount: 2_200_000, currency: 'EUR' },
  pricing: { vat: 'btw' },
} as const;
const today = '2026-11-20';
const lastVisit = null;

test('a lowered price is said until its last day', () => {
  const said = { lowered: { prior: 2_500_000, currency: 'EUR', days: 30 }, isNew: false };
  expect(findItemNews(file, item, { today, lastVisit })).toEqual(said);
  expect(findItemNews(file, item, { today: '2026-11-21', lastVisit })).toBeNull();
});

test.each([
  ['another price', { price: { amount: 2_190_000, currency: 'EUR' } }],
  ['another currency', { price: { amount: 2_200_000, currency: 'USD' } }],
  ['other VAT', { pricing: { vat: 'margin' as const } }],
  ['sold', { status: 'sold' as const }],
  ['reserved', { status: 'reserved' as const }],
  ['for rent', { transaction: 'rental' as const }],
  ['on request', { pricing: { type: 'request' as const, vat: 'btw' as const } }],
])('nothing is said of an item on screen that the build saw otherwise: %s', (_, other) => {
  expect(findItemNews(file, { ...item, ...other }, { today, lastVisit })).toBeNull();
});

test('an item is new that was not known at the last visit', () => {
  const other = { ...item, advertisementID: '2' };
  const isNew = (visit: number | null) => findItemNews(file, other, { today, lastVisit: visit })?.isNew ?? false;
  expect([isNew(null), isNew(200 * 60_000), isNew(200 * 60_000 - 1)]).toEqual([false, false, true]);
});

test.each([null, [], {}, { version: 1 }, { version: 2, lowered: {}, first: {} }, { ...file, lowered: { 1: 'x' } }])(
  'no such file: %j',
  (value) => {
    expect(isChangesFile(value)).toBe(false);
  },
);

test('a file is one', () => {
  expect(isChangesFile(JSON.parse(JSON.stringify(file)))).toBe(true);
});

test('a visit ends with 30 minutes without a page; the first one has none before it', () => {
  const minutes = (count: number) => 1_800_000_000_000 + count * 60_000;
  const visit = (stored: string | null, at: number) => formatVisits(countVisit(stored, minutes(at)));
  const first = visit(null, 0);
  expect(first).toBe(String(minutes(0)));
  const same = visit(first, 30);
  expect(same).toBe(String(minutes(30)));
  const second = visit(same, 61);
  expect(second).toBe(`${String(minutes(61))} ${String(minutes(30))}`);
  expect(visit(second, 70)).toBe(`${String(minutes(70))} ${String(minutes(30))}`);
  // Broken, or kept by a clock that was ahead.
  expect(visit('soon', 0)).toBe(String(minutes(0)));
  expect(visit(String(minutes(99)), 0)).toBe(String(minutes(0)));
});
