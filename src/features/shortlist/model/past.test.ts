import { findChanges, toPast, type Past } from './past';

const before = toPast({ price: { amount: 4_990_000, currency: 'EUR' }, pricing: { type: 'fixed', vat: 'btw' } });

it('is the price and whether a machine can be had', () => {
  expect(before).toEqual({ price: { kind: 'amount', cents: 4_990_000, currency: 'EUR' }, availability: 'available' });
  expect(toPast({ status: 'sold' })).toEqual({ price: { kind: 'request' }, availability: 'sold' });
  expect(toPast({ isStatusUnknown: true }).availability).toBeNull();
});

const rows: [string, Past, Past, unknown[]][] = [
  ['nothing', before, before, []],
  [
    'another VAT wording is no change',
    before,
    toPast({ price: { amount: 4_990_000 }, pricing: { vat: 'margin' } }),
    [],
  ],
  ['sold', before, { ...before, availability: 'sold' }, [{ kind: 'availability', now: 'sold' }]],
  ['reserved', before, { ...before, availability: 'reserved' }, [{ kind: 'availability', now: 'reserved' }]],
  ['available again', { ...before, availability: 'sold' }, before, [{ kind: 'availability', now: 'available' }]],
  ['a status that the site does not know', before, { ...before, availability: null }, []],
  [
    'another price',
    before,
    toPast({ price: { amount: 4_500_000, currency: 'EUR' } }),
    [{ kind: 'price', before: before.price }],
  ],
  ['a price on request', before, toPast({}), [{ kind: 'price', before: before.price }]],
  [
    'a price that was on request',
    toPast({}),
    toPast({ price: { amount: 1, currency: 'EUR' } }),
    [{ kind: 'price', before: { kind: 'request' } }],
  ],
  [
    'the same number in another currency',
    before,
    toPast({ price: { amount: 4_990_000, currency: 'PLN' } }),
    [{ kind: 'price', before: before.price }],
  ],
  ['what nobody knew', { price: null, availability: null }, before, []],
];

test.each(rows)('%s', (_, past, now, changes) => {
  expect(findChanges(past, now)).toEqual(changes);
});

it('names both when both changed', () => {
  expect(findChanges(before, toPast({ status: 'reserved' })).map(({ kind }) => kind)).toEqual([
    'availability',
    'price',
  ]);
});

it('names no price of what is sold', () => {
  expect(findChanges(before, toPast({ status: 'sold' }))).toEqual([{ kind: 'availability', now: 'sold' }]);
});
