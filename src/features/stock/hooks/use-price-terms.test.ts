/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';

import type { StockItem } from '../model/item';

import { usePriceTerms } from './use-price-terms';

jest.mock('@/i18n/use-texts', () => ({ useTexts: () => ({ t: (key: string) => key }) }));

const amount = { price: { amount: 100, currency: 'EUR' } };

test.each<[Partial<StockItem>, string[], string[]]>([
  [{ ...amount, pricing: { type: 'fixed', vat: 'btw' } }, ['stock:price.exclVat', 'enumerations:priceType.fixed'], []],
  [{ ...amount, pricing: { vat: 'margin' } }, ['item:price.margin'], ['item:price.marginNote']],
  [{ pricing: { type: 'auction', vat: 'btw' } }, [], ['item:price.auctionNote']],
  [{ ...amount, pricing: { type: 'bid' } }, ['enumerations:priceType.bid'], ['item:price.bidNote']],
  [{ pricing: { type: 'bid', vat: 'margin' } }, ['item:price.margin'], ['item:price.bidNote']],
  [{ ...amount, status: 'reserved', pricing: { type: 'bid' } }, ['enumerations:priceType.bid'], []],
  [{ ...amount, status: 'sold', pricing: { type: 'bid', vat: 'margin' } }, [], []],
])('%j says at its price what it is, and how one takes part', (override, terms, notes) => {
  const item = { advertisementID: '1', category: { name: 'tractors', longPluralTranslated: {} }, ...override };
  expect(renderHook(() => usePriceTerms(item)).result.current).toEqual({ terms, notes });
});
