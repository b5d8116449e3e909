import type { StockItem } from '@/features/stock/model/item';

import { toFirstQuestions, toItemTerms } from './item-terms';

const build = (terms: Partial<StockItem>): StockItem => ({
  ...{ advertisementID: '1', category: { name: 'tractors', longPluralTranslated: {} } },
  ...terms,
});

it.each<[Partial<StockItem>, ReturnType<typeof toItemTerms>]>([
  [{}, { isMargin: false, isNet: false, price: 'request' }],
  [{ images: [{ url: 'a' }, { url: 'b' }] }, { isMargin: false, isNet: false, price: 'request', photos: 2 }],
  [
    { price: { amount: 1_250_000 }, pricing: { vat: 'btw' } },
    { isMargin: false, isNet: true, price: 'fixed' },
  ],
  [
    { transaction: 'sale', pricing: { type: 'request', vat: 'margin' } },
    { isMargin: true, isNet: false, price: 'request' },
  ],
  [
    { transaction: 'both', pricing: { type: 'bid' } },
    { isMargin: false, isNet: false, price: 'bid', rent: 'also' },
  ],
  [
    { transaction: 'rental', pricing: { type: 'fixed' } },
    { isMargin: false, isNet: false, price: 'request', rent: 'only' },
  ],
])('of %j the form knows %j', (item, terms) => {
  expect(toItemTerms(build(item))).toEqual(terms);
});

it.each([
  [{ price: 'fixed' }, []],
  [{ price: 'request' }, ['price']],
  [{ price: 'bid' }, ['offer']],
  [{ price: 'auction' }, ['auction']],
  [{ price: 'request', rent: 'only' }, ['rental']],
  [{ price: 'request', rent: 'also' }, ['price']],
] as const)('the form about %j begins with %j', (terms, questions) => {
  expect(toFirstQuestions(terms)).toEqual(questions);
});
