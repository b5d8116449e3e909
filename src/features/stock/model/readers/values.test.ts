import { parseDay, parseMoment } from './parse-date';
import { parseNumber } from './parse-number';
import { isMissing, type Reader } from './reader';
import { cents, count, currency, flag, measured, member, name, pixels, year, yearText } from './values';

const silent = { dropped: () => undefined, unknown: () => undefined };

test.each([
  [3480, 3480],
  ['3480', 3480],
  [' 12,5 ', 12.5],
  ['12.5', 12.5],
  ['0.125', 0.125],
  ['1234.567', 1234.567],
  ['1.234.567', 1234567],
  ['1.234,5', 1234.5],
  ['1,234.5', 1234.5],
  ['6 900', 6900],
  ["6'900", 6900],
  ['-5', -5],
])('the number %j is %d', (value, number) => {
  expect(parseNumber(value)).toBe(number);
});

test.each([
  '6.900',
  '6,900',
  '12.500',
  '1e3',
  '0x10',
  '',
  ' ',
  '.',
  '1.2.3',
  '1 2',
  '5 mm',
  '９',
  true,
  null,
  NaN,
  Infinity,
  JSON.parse('1e400'),
  {},
  [5],
])('%j is not one number', (value) => {
  expect(parseNumber(value)).toBeUndefined();
});

test.each([
  ['2018-06-02', '2018-06-02'],
  ['2018-06', '2018-06'],
  ['2018/06/02', '2018-06-02'],
  ['20180602', '2018-06-02'],
  ['2018-06-02T08:15:00Z', '2018-06-02'],
  ['2018-06-01T22:00:00Z', '2018-06-02'],
  ['2018-06-02T00:00:00+02:00', '2018-06-02'],
  ['2018-06-01T23:30:00.000-0400', '2018-06-02'],
  ['2018-06-02T00:00:00', '2018-06-02'],
  ['2018-06-02 23:59', '2018-06-02'],
])('%j is the day %s where the dealer is', (value, day) => {
  expect(parseDay(value)).toBe(day);
});

test.each([
  ['2026-10-02T08:15:00Z', '2026-10-02T08:15:00Z'],
  ['2026-10-02T10:15:00+02:00', '2026-10-02T08:15:00Z'],
  ['2026-10-02t10:15:00+0200', '2026-10-02T08:15:00Z'],
  ['2026-10-02 08:15:00.5Z', '2026-10-02T08:15:00.500Z'],
  ['2026-10-02T08:15:00', '2026-10-02'],
  ['2026-10-02', '2026-10-02'],
])('%j is the moment %s', (value, moment) => {
  expect(parseMoment(value)).toBe(moment);
});

test.each([
  '0000-00-00',
  '0001-01-01',
  '9999-12-31',
  '2018-02-31',
  '2018-02-31T08:00:00Z',
  '2018-06-00',
  '2018-13-01',
  '2018-13',
  '02-10-2018',
  '10/02/2018',
  '2018',
  '201806',
  '2018-06-02T25:00:00Z',
  '2018-06-02T08:15:00+99:00',
  'yesterday',
  '2018-06-02 of zo',
  1528000000000,
  true,
  {},
])('%j is no day that one can be sure of', (value) => {
  expect([parseDay(value), parseMoment(value)]).toEqual([undefined, undefined]);
});

const readers: readonly [string, Reader<unknown>, readonly (readonly [unknown, unknown])[], readonly unknown[]][] = [
  [
    'name',
    name,
    [
      [724, '724'],
      ['7,5', '7,5'],
      [2.5, '2.5'],
    ],
    [
      ...[true, {}, [], 1e21, NaN, '-', '?', '\u200b', 'x'.repeat(301)],
      ...['null', 'NULL', '(null)', 'undefined', 'NaN', '[object Object]', 'N/A', 'n/a', '#N/A'],
    ],
  ],
  [
    'cents',
    cents,
    [
      [7495000, 7495000],
      [' 7495000 ', 7495000],
      [0, 0],
    ],
    ['74950,00', '74950.00', '74.950', -1, 0.5, '1e6', true, NaN, JSON.parse('1e400'), 1e300, '-1'],
  ],
  [
    'currency',
    currency,
    [
      ['EUR', 'EUR'],
      [' usd', 'USD'],
    ],
    ['€', 'euro', 978, true],
  ],
  [
    'count',
    count,
    [
      [5, 5],
      ['5', 5],
    ],
    [-1, 1e8, '-1', true, 'veel', '6.900', 1e-7],
  ],
  [
    'measured',
    measured,
    [
      [0, 0],
      ['0,0004', 0.0004],
    ],
    [1e-5, 5e-324, -0.001, 1e300],
  ],
  [
    'pixels',
    pixels,
    [
      [1600, 1600],
      ['1600', 1600],
    ],
    [0, -5, 1600.5, 1e9, 'wide'],
  ],
  [
    'flag',
    flag,
    [
      [true, true],
      ['Yes', true],
      [1, true],
      ['1', true],
      ['FALSE', false],
      ['no', false],
      [0, false],
    ],
    ['maybe', 2, -1, {}, 'ja nee', 'constructor'],
  ],
  [
    'status',
    member('status'),
    [
      ['SOLD', 'sold'],
      [' Reserved ', 'reserved'],
    ],
    ['gone', true, 1, 'verkocht', '__proto__'],
  ],
  [
    'condition',
    member('rating'),
    [
      ['Really good', 'really_good'],
      ['really-good', 'really_good'],
    ],
    ['great'],
  ],
  ['transmission', member('transmissionType'), [['Semi Automatic', 'semi-automatic']], ['auto']],
  [
    'year',
    year,
    [
      [2018, 2018],
      ['2018', 2018],
      ['2018-03', 2018],
      ['2017-12-31T23:00:00Z', 2018],
      ['2018-01-01T00:30:00+02:00', 2017],
      ['2018-12-31 23:30:00', 2018],
    ],
    [0, 20188, '-2018', 2018.5, '2018/2019', true],
  ],
  [
    'year text',
    yearText,
    [
      [2018, '2018'],
      ['2018.0', '2018'],
      ['2018-03', '2018'],
      ['2018-03-01', '2018'],
      ['2017-12-31T23:00:00.000Z', '2018'],
      ['2018/2019', '2018/2019'],
      ['ca. 1998', 'ca. 1998'],
      ['03/2018', '03/2018'],
    ],
    [0, '0', 20188, '20188', 99999, '-2017', 2018.5, '2018/20188', 'onbekend', true, {}, NaN],
  ],
];

test.each(readers)('a %s is mended where it has one meaning, else left out', (_, reader, right, wrong) => {
  const read = (value: unknown) => (isMissing(value) ? undefined : reader(value, 'field', silent));
  expect(right.map(([value]) => read(value))).toEqual(right.map(([, expected]) => expected));
  expect(wrong.map((value) => [value, read(value)])).toEqual(wrong.map((value) => [value, undefined]));
});
