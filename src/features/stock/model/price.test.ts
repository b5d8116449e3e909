import { getItemStatuses, toPriceView } from './price';

const amount = (cents: number) => ({ price: { amount: cents, currency: 'EUR' } });

test('a fixed price is shown with its VAT wording', () => {
  expect(toPriceView({ ...amount(7495000), pricing: { type: 'fixed', vat: 'btw' } })).toEqual({
    kind: 'amount',
    cents: 7495000,
    currency: 'EUR',
    exclVat: true,
  });
});

test('margin goods have no VAT line, and a price of unknown VAT promises none', () => {
  expect(toPriceView({ ...amount(100), pricing: { type: 'fixed', vat: 'margin' } })).toMatchObject({ exclVat: false });
  expect(toPriceView(amount(100))).toMatchObject({ kind: 'amount', exclVat: false });
});

test.each([
  [{}, 'request'],
  [amount(0), 'request'],
  [{ pricing: { type: 'request' as const }, ...amount(500) }, 'request'],
  [{ pricing: { type: 'auction' as const } }, 'auction'],
  [{ pricing: { type: 'bid' as const } }, 'bid'],
])('%j has words in place of an amount: %s', (item, kind) => {
  expect(toPriceView(item)).toEqual({ kind });
});

test.each([
  [{ status: 'sold' as const, transaction: 'rental' as const }, ['sold']],
  [{ status: 'reserved' as const, used: false }, ['reserved']],
  [{ status: 'reserved' as const, damaged: true, transaction: 'rental' as const }, ['reserved', 'damaged']],
  [{ status: 'sold' as const, damaged: true }, ['sold']],
  [{ damaged: true, transaction: 'both' as const }, ['damaged', 'both']],
  [{ damaged: true, used: false }, ['damaged']],
  [{ damaged: false, used: true }, []],
  [{ transaction: 'rental' as const, used: false }, ['rental']],
  [{ transaction: 'both' as const }, ['both']],
  [{ used: false }, ['new']],
  [{ used: true, transaction: 'sale' as const }, []],
  [{}, []],
])('%j has the status %s', (item, statuses) => {
  expect(getItemStatuses(item)).toEqual(statuses);
});
