import type { StockItem } from '../../stock/model/item';

import { toPast } from './past';
import { toRow } from './row';

const item: StockItem = { advertisementID: '7', category: { name: 'tractors', longPluralTranslated: {} } };
const known = { id: '7', past: toPast(item), item };
const answer = { items: [], broken: [] };

it('shows a machine as it is now, with what has changed', () => {
  const sold = { ...item, status: 'sold' as const };
  const row = toRow(known, { ...answer, items: [sold] });
  expect(row).toEqual({ id: '7', state: 'live', item: sold, changes: [{ kind: 'availability', now: 'sold' }] });
  expect(toRow({ ...known, past: null }, { ...answer, items: [sold] }).changes).toEqual([]);
});

it('shows a machine that the stock no longer has as it was', () => {
  expect(toRow(known, answer)).toEqual({ id: '7', state: 'gone', item, changes: [] });
});

it('says nothing about a machine that nobody could be asked about, or whose answer cannot be read', () => {
  expect(toRow(known, null).state).toBe('unconfirmed');
  const broken = [{ advertisementID: '7', reason: 'category: is missing' }];
  expect(toRow(known, { ...answer, broken }).state).toBe('unconfirmed');
});
