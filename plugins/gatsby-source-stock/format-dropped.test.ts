import { parseSearchResult } from '../../src/features/stock/model/search/search-result';
import { buildRawItem } from '../../src/testing/factories/stock-item';

import { formatDropped, formatUnknown } from './format-dropped';

function parse(results: unknown[]) {
  const result = parseSearchResult({ results, pagination: { from: 0, size: 100, total: results.length } });
  if (result === null) throw new Error('The answer is invalid.');
  return result;
}

const toItem = (id: number, override: Record<string, unknown>) =>
  buildRawItem({ advertisementID: id, advertiserStockNumber: `P${String(id)}`, ...override });

test('dropped values are listed by field, each stock item with its id, stock number and value', () => {
  const { dropped, broken } = parse([
    toItem(1, { images: [{ url: 'https://foto voorbeeld.example/1.jpg' }] }),
    toItem(2, { images: [{ url: 'https://a.example/1.jpg' }, { url: 'foto: (2).jpg' }], operatingHours: -1 }),
    toItem(3, { category: 'tractors' }),
    buildRawItem({ advertisementID: 1.5, advertiserStockNumber: 'P4' }),
    'machine',
  ]);
  expect(formatDropped(dropped)).toEqual([
    '  images[].url is no http address: 1 (P1) (‘https://foto voorbeeld.example/1.jpg’), 2 (P2) (‘foto: (2).jpg’)',
    '  operatingHours is no number from 0 to 10000000: 2 (P2) (‘-1’)',
  ]);
  expect(formatDropped(broken)).toEqual([
    '  category is no object: 3 (P3) (‘tractors’)',
    '  advertisementID is no whole number of at most 15 digits: without id (P4) (‘1.5’)',
    '  item is no object: without id (‘machine’)',
  ]);
});

test('of many stock items with the same fault fifty are named, and other fields are still listed', () => {
  const { dropped } = parse([
    ...Array.from({ length: 80 }, (_, index) => toItem(index + 1, { used: 'ja' })),
    toItem(99, { price: 5 }),
  ]);
  const [used, price] = formatDropped(dropped);
  expect(used).toMatch(/ 50 \(P50\) \(‘ja’\) and 30 more$/);
  expect(price).toBe('  price is no object: 99 (P99) (‘5’)');
});

test('unknown properties are counted once per stock item', () => {
  const images = [
    { url: 'https://a.example/1.jpg', alt: 'x' },
    { url: 'https://a.example/2.jpg', alt: 'y' },
  ];
  const { unknown } = parse([toItem(1, { images }), toItem(2, { images, engine: {}, tailgate: { weight: 5 } })]);
  expect(formatUnknown(unknown ?? {})).toEqual(['  images[].alt (2)', '  engine (1)', '  tailgate.weight (1)']);
});
