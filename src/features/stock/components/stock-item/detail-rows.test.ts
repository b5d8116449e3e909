import { buildRawItem } from '../../../../testing/factories/stock-item';
import { parseStockItem } from '../../model/item';

import { toDetailRows } from './detail-rows';

/** The value of a row; for one of the site's own texts its key. */
function getValue(row: string, override: Record<string, unknown>): string | undefined {
  const parsed = parseStockItem(buildRawItem(override));
  if (parsed.status === 'broken') throw new Error(parsed.reason);
  const rows = toDetailRows(parsed.item, { t: (key) => key, iso: 'nl-NL', locale: 'nl' });
  return rows.find(({ id }) => id === row)?.value;
}

test.each([
  ['fixed', { amount: 100, currency: 'EUR' }, 'fixed'],
  ['fixed', null, 'request'],
  ['fixed', { amount: 0, currency: 'EUR' }, 'request'],
  ['bid', { amount: 100, currency: 'EUR' }, 'bid'],
  ['auction', null, 'auction'],
])('a price type %s with the price %j reads %s, as in the head of the page', (type, price, expected) => {
  expect(getValue('priceType', { pricing: { type, vat: 'btw' }, price })).toBe(`enumerations:priceType.${expected}`);
});

test('what the heading of the page says is not said again', () => {
  for (const row of ['makeName', 'model', 'type'])
    expect(getValue(row, { makeName: 'Fendt', model: '716 Vario', type: 'Profi' })).toBeUndefined();
  expect(getValue('category', {})).toBeDefined();
});
