import fc from 'fast-check';

import { enumerations } from '../../features/stock/model/enumerations';
import { filters } from '../../features/stock/model/search/filters';
import type { StockQuery } from '../../features/stock/model/search/query';
import { parseSort, sorts, defaultSort } from '../../features/stock/model/search/sort';

import { anyCharacter } from './any-text';

/** Characters that break most easily when a value is written to an address and parsed again. */
const pieces = [',', '&', '%', '%2C', '%2c', '%25', '%252C', '/', '\\', '+', ' ', '"', "'", '#', '?', '=', ';', '<'];
const words = [
  'Kärcher',
  'Größe 3',
  'Först',
  '🚜',
  '👩🏽‍🌾',
  '[]',
  '[0]',
  'Fendt',
  '724 Vario',
  'e\u0301',
  'ﬁ',
  '日本',
  '\ufffd',
];

const anyText = fc.oneof(
  fc.array(fc.constantFrom(...pieces, ...words), { maxLength: 6 }).map((parts) => parts.join('')),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
);

/** A text that a filter accepts: 1 to 100 characters, no control characters, trimmed. */
export const validText = anyText
  .map((text) => text.replace(/\p{Cc}/gu, '').trim())
  .filter((text) => text !== '' && text.length <= 100);

type Row = (typeof filters)[number];
type RangeRow = Extract<Row, { control: 'range' }>;

function toValues(row: Exclude<Row, RangeRow>): fc.Arbitrary<string[]> {
  switch (row.control) {
    case 'options':
      return fc.uniqueArray('enumeration' in row ? fc.constantFrom(...enumerations[row.enumeration]) : validText, {
        minLength: 1,
        maxLength: 8,
      });
    case 'choice':
      return fc.constantFrom(...Object.keys(row.choices)).map((choice) => [choice]);
    case 'flag':
    case 'recent':
      return fc.constant([row.value]);
    case 'text':
      return validText.map((text) => [text]);
  }
}

function toRange({ lowest, highest, scale }: RangeRow) {
  // An address has two decimals at most.
  const step = Math.min(scale, 100);
  const bound = fc.integer({ min: lowest * step, max: highest * step }).map((value) => value / step);
  const ends = fc.oneof(
    bound.map((minimum) => ({ minimum, maximum: null })),
    bound.map((maximum) => ({ minimum: null, maximum })),
    fc.tuple(bound, bound).map((both) => ({ minimum: Math.min(...both), maximum: Math.max(...both) })),
  );
  return fc.tuple(ends, fc.boolean()).map(([one, withUnknown]) => (withUnknown ? { ...one, withUnknown } : one));
}

/** Any query that an address can express, with each filter set or not. */
export const validQuery: fc.Arbitrary<StockQuery> = fc.record({
  term: fc.oneof(fc.constant(''), validText),
  values: fc.record(
    Object.fromEntries(filters.flatMap((row) => (row.control === 'range' ? [] : [[row.property, toValues(row)]]))),
    { requiredKeys: [] },
  ),
  ranges: fc.record(
    Object.fromEntries(filters.flatMap((row) => (row.control === 'range' ? [[row.property, toRange(row)]] : []))),
    { requiredKeys: [] },
  ),
  sort: fc.constantFrom(...sorts).map((name) => parseSort(name) ?? defaultSort),
  page: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 416 })),
});

/** Parameter names of a list's address, some misspelt. */
const names = [
  'freeTextSearch',
  'sortBy',
  'page',
  ...filters.flatMap(({ property }) => ['', '[]', '-min', '-max', '-unknown'].map((end) => `filter-${property}${end}`)),
];

/** Values that somebody may try: all kinds of numbers, property names of every object, long lists, lone surrogates. */
const wildText = fc.oneof(
  anyText,
  fc.string({ unit: anyCharacter, maxLength: 150 }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((codes) => String.fromCharCode(...codes)),
  fc.constantFrom('0', '-1', '1e9', '1E400', 'NaN', '١٢', '007', '12.5', '417', '9'.repeat(400), 'sales', 'week'),
  fc.constantFrom('__proto__', 'constructor', 'toString', 'createdDate-asc', 'price.amount-desc', '%', '%E0%A4', '%00'),
);

/** Any query string, most of them close to valid ones. */
export const anySearch: fc.Arbitrary<string> = fc.oneof(
  wildText,
  fc
    .array(fc.tuple(fc.constantFrom(...names), wildText), { maxLength: 12 })
    .map((pairs) => `?${pairs.map(([name, value]) => `${name}=${value}`).join('&')}`),
  fc
    .array(fc.tuple(fc.constantFrom(...names), wildText), { maxLength: 12 })
    .map((pairs) => `?${new URLSearchParams(pairs).toString()}`),
);
