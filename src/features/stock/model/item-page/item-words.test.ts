import { buildRawItem } from '../../../../testing/factories/stock-item';
import { parseStockItem } from '../item';
import type { Wording } from '../measures';

import { toItemWords } from './item-words';

const wording: Wording = { t: (key) => key, iso: 'nl-NL' };

test.each<[unknown, string | null]>([
  [null, 'stock:status.available'],
  [undefined, 'stock:status.available'],
  ['', 'stock:status.available'],
  ['sold', 'stock:status.sold'],
  ['RESERVED', 'stock:status.reserved'],
  ...['verkocht', 'withdrawn', true, 1, ['sold'], { value: 'sold' }].map((status): [unknown, null] => [status, null]),
])('of an item with the status %j is said %j: of one that nobody can read, not that it can be had', (status, said) => {
  const parsed = parseStockItem(buildRawItem({ status, used: true }));
  if (parsed.status !== 'ok') throw new Error(parsed.reason);
  expect(toItemWords(parsed.item, wording).availability).toBe(said);
});
