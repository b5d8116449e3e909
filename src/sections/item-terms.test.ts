import type { StockItem } from '@/features/stock/model/item';

import { toItemTerms } from './item-terms';

const build = (terms: Partial<StockItem>): StockItem => ({
  ...{ advertisementID: '1', category: { name: 'tractors', longPluralTranslated: {} } },
  ...terms,
});

it.each<[Partial<StockItem>, ReturnType<typeof toItemTerms>]>([
  [{}, { isMargin: false, price: 'fixed' }],
  [
    { transaction: 'sale', pricing: { type: 'request', vat: 'margin' } },
    { isMargin: true, price: 'request' },
  ],
  [
    { transaction: 'both', pricing: { type: 'bid' } },
    { isMargin: false, price: 'bid', rent: 'also' },
  ],
  [
    { transaction: 'rental', pricing: { type: 'fixed' } },
    { isMargin: false, price: 'fixed', rent: 'only' },
  ],
])('of %j the form knows %j', (item, terms) => {
  expect(toItemTerms(build(item))).toEqual(terms);
});
