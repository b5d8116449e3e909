import fc from 'fast-check';

import { buildRawItem } from '../../../../testing/factories/stock-item';
import { toCategorySlugs } from '../categories/category-slugs';
import type { Category } from '../contract';
import { parseStockItem, type StockItem } from '../item';
import { getItemTitle } from '../item-names';
import { toCategoryPaths, toItemPaths } from '../item-path';

import { parseSuggestionIndex, toSuggestionIndex } from './suggestion-index';
import { findSuggestions } from './suggestions';

const stockCategories: Category[] = [
  { name: 'tractors', longPluralTranslated: { nl: 'Tractoren', de: 'Traktoren' } },
  { name: 'Überlader & co', longPluralTranslated: { nl: 'Überlader / co' } },
  { name: 'overlader co', longPluralTranslated: { nl: 'Überlader co' } },
];
const slugs = toCategorySlugs(stockCategories);
const listed = stockCategories.map(({ name }) => ({ name, label: name, path: toCategoryPaths(name, slugs).de }));

function toItem(override: Record<string, unknown>): StockItem {
  const parsed = parseStockItem(buildRawItem(override));
  if (parsed.status === 'broken') throw new Error(parsed.reason);
  return parsed.item;
}

const word = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom('Overig', 'other', null, '', 'Fendt', 'Fendt 724', '724', 'Größe 3/4', 'x'.repeat(90)),
);
const rawItem = fc.record({
  advertisementID: fc.nat(999_999_999_999_999),
  advertiserStockNumber: fc.constantFrom('L20417', null, '  ', 'A/1 2'),
  category: fc.constantFrom(...stockCategories),
  makeName: word,
  model: word,
  modelOther: word,
  type: word,
});

it('restores the title and path of every item', () => {
  fc.assert(
    fc.property(fc.array(rawItem, { maxLength: 6 }), (raws) => {
      const items = [...new Map(raws.map((raw) => [raw.advertisementID, toItem(raw)])).values()];
      const written: unknown = JSON.parse(JSON.stringify(toSuggestionIndex({ items, categories: listed })));
      const index = parseSuggestionIndex(written);
      if (index === null) throw new Error('the index is not whole');
      expect(index.machines.ids).toHaveLength(items.length);
      for (const item of items) {
        // Alone in its index, so that its stock number is enough to find it.
        const own = toSuggestionIndex({ items: [item], categories: listed });
        const stockNumber = item.advertiserStockNumber ?? item.advertisementID;
        expect(findSuggestions(own, stockNumber)[0]).toEqual({
          kind: 'item',
          stockNumber,
          title: getItemTitle(item),
          path: toItemPaths(item, slugs).de,
        });
      }
    }),
  );
});

it('keeps every advertisementID apart, whatever the order of the items', () => {
  const items = [7, 999_999_999_999_999, 0, 204170].map((id) =>
    toItem({ advertisementID: id, advertiserStockNumber: `N${String(id)}` }),
  );
  const index = toSuggestionIndex({ items, categories: listed });
  expect(toSuggestionIndex({ items: items.toReversed(), categories: listed })).toEqual(index);
  for (const item of items)
    expect(findSuggestions(index, item.advertiserStockNumber ?? '')).toMatchObject([
      { path: toItemPaths(item, slugs).de },
    ]);
});

it('leaves out items whose category has no page', () => {
  const index = toSuggestionIndex({ items: [toItem({})], categories: listed.slice(1) });
  expect(findSuggestions(index, 'fendt')).toEqual([]);
});

const whole = toSuggestionIndex({ items: [toItem({})], categories: listed });

it('accepts an index without items', () => {
  const empty = toSuggestionIndex({ items: [], categories: [] });
  expect(parseSuggestionIndex(empty)).toEqual(empty);
});

it.each<[string, unknown]>([
  ['nothing', null],
  ['a list', []],
  ['an error page', { message: 'not found' }],
  ['no machines', { ...whole, machines: undefined }],
  ['a category without path', { ...whole, categories: [['tractors', 'Traktoren']] }],
  ['a kind of no category', { ...whole, categories: [] }],
  ['a kind with a number for a word', { ...whole, kinds: [[0, 'Fendt', 724, '']] }],
  ['a machine of no kind', { ...whole, machines: { ...whole.machines, kinds: [1] } }],
  ['columns of unequal length', { ...whole, machines: { ...whole.machines, stockNumbers: [] } }],
  ['a kind counted from the end', { ...whole, machines: { ...whole.machines, kinds: [-1] } }],
])('refuses %s', (_, input) => {
  expect(parseSuggestionIndex(input)).toBeNull();
});
