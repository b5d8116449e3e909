import { getCommonFacts, getFactIds, getFacts } from '../../src/features/stock/model/deciding-facts';
import { parseStockItem, type StockItem } from '../../src/features/stock/model/item';
import { toItemWords } from '../../src/features/stock/model/item-page/item-words';

import { createCatalogue } from './create-catalogue';

const items = createCatalogue({ seed: 1, size: 1500, today: new Date('2026-11-21T17:30:00Z') }).items.flatMap(
  (record): StockItem[] => {
    const parsed = parseStockItem(record);
    return parsed.status === 'ok' ? [parsed.item] : [];
  },
);
const byCategory = new Map<string, StockItem[]>();
for (const item of items) byCategory.set(item.category.name, [...(byCategory.get(item.category.name) ?? []), item]);

test.each([...byCategory])('all %s have the same facts in the same places', (_, own) => {
  const labels = own.map((item) => {
    const { places } = toItemWords(item, { t: (key) => key, iso: 'nl-NL' });
    return places.map(({ label }) => label).join(', ');
  });
  expect(new Set(labels).size).toBe(1);
  expect(getCommonFacts(own)).not.toBeNull();
});

test('each category has a fact of its own, and none that no item says', () => {
  const known = [...byCategory].map(([name, own]) => {
    const facts = own.flatMap((item) => getFacts(item).filter(({ value }) => value !== null));
    return [name, [...new Set(facts.map(({ id }) => id))].sort()];
  });
  expect(known).toEqual([...byCategory].map(([name, [first]]) => [name, first && [...getFactIds(first)].sort()]));
  expect(known.filter(([, ids]) => ids?.length === 0)).toEqual([]);
});
