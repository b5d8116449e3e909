import { parseStockItem, type StockItem } from '@/features/stock/model/item';
import { createAnswerWords } from '@/testing/factories/answer';
import { buildRawItem } from '@/testing/factories/stock-item';

import { toAnswerItems, toKnownItem } from './to-answer-items';

function getItem(change: Record<string, unknown>): StockItem {
  const parsed = parseStockItem(buildRawItem(change));
  if (parsed.status !== 'ok') throw new Error(parsed.reason);
  return parsed.item;
}

const item = getItem({ pricing: { type: 'fixed', vat: 'margin' } });
const id = item.advertisementID;
const wording = {
  ...{ t: createAnswerWords('de').t, iso: 'de-DE', locale: 'de' as const, siteUrl: 'https://dealer.example' },
  categories: [{ name: item.category.name, paths: { nl: '/nl', en: '/en/o/tractors', de: '/de/anlasse/traktoren' } }],
};

it('words, price and address are the stock’s, in the visitor’s language', () => {
  const live = { items: [item], broken: [{ advertisementID: '7', stockNumber: null, reason: 'x' }] };
  const other = getItem({ advertisementID: '9' });
  const [found, broken, gone] = toAnswerItems([id, '7', '8'], live, new Map([[id, [other]]]), wording);
  expect(found).toMatchObject({
    ...{
      state: 'found',
      id,
      title: expect.stringMatching(/^Fendt .* \(L/) as string,
      vat: ', price.margin',
      isMargin: true,
    },
    url: expect.stringMatching(/^https:\/\/dealer\.example\/de\/anlasse\/traktoren\/fendt-.*-\d+$/) as string,
    similar: [{ url: expect.stringMatching(/-9$/) as string }],
  });
  expect([broken, gone]).toEqual([
    { state: 'unknown', id: '7' },
    { state: 'gone', id: '8' },
  ]);
});

it('nothing is known while the stock has not answered', () => {
  expect(toAnswerItems([id], null, new Map(), wording)).toEqual([{ state: 'unknown', id }]);
});

it.each([
  [{}, { status: 'available', vat: 'exclusive' }],
  [
    { status: 'reserved', pricing: { vat: 'margin' } },
    { status: 'reserved', vat: 'margin' },
  ],
  [{ pricing: { type: 'fixed' } }, { vat: null }],
  [{ status: 'archived' }, { status: 'unknown' }],
  [
    { length: { value: 5.24, unit: 'm' }, width: null, height: { value: 3050, unit: 'mm' }, closedHeight: null },
    { size: { length: 5240, width: null, height: 3050 } },
  ],
])('an item with %j is known as %j', (change, known) => {
  expect(toKnownItem(getItem(change))).toMatchObject({ id, ...known });
});
