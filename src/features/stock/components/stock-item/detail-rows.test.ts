import { buildRawItem } from '../../../../testing/factories/stock-item';
import { parseStockItem } from '../../model/item';

import { toDetailRows } from './detail-rows';

/** The value of the price type's row, as the key of its text. */
function getPriceType(override: Record<string, unknown>): string | undefined {
  const parsed = parseStockItem(buildRawItem(override));
  if (parsed.status === 'broken') throw new Error(parsed.reason);
  const rows = toDetailRows(parsed.item, { t: (key) => key, iso: 'nl-NL', locale: 'nl' });
  return rows.find(({ id }) => id === 'priceType')?.value;
}

test.each([
  ['fixed', { amount: 100, currency: 'EUR' }, 'fixed'],
  ['fixed', null, 'request'],
  ['fixed', { amount: 0, currency: 'EUR' }, 'request'],
  ['bid', { amount: 100, currency: 'EUR' }, 'bid'],
  ['auction', null, 'auction'],
])('a price type %s with the price %j reads %s, as in the head of the page', (type, price, expected) => {
  expect(getPriceType({ pricing: { type, vat: 'btw' }, price })).toBe(`enumerations:priceType.${expected}`);
});
