import fc from 'fast-check';

import { knownLocales } from '../../../../i18n/locales';
import { formatNumber } from '../../../../lib/format';

import { parseTypedNumber } from './typed-number';

test.each([
  ['75000', 75_000],
  ['€ 74.950', 74_950],
  ['74,950', 74_950],
  ['74 950', 74_950],
  ['74’950', 74_950],
  ['1.250.000', 1_250_000],
  ['1,250.50', 1250.5],
  ['1.250,5', 1250.5],
  ['1250,50', 1250.5],
  ['12.5', 12.5],
  ['0,29', 0.29],
  ['0', 0],
  ['  2018 ', 2018],
  ['007', 7],
  ['5000 Euro', 5000],
  ['5.000,- EUR', 5000],
  ['5000euro', 5000],
  ['€5000', 5000],
  ['5000 €', 5000],
  ['5k', 5000],
  ['5 K', 5000],
  ['€ 7,5 k', 7500],
  ['10k euro', 10_000],
  ['3.500 uur', 3500],
  ['3500 Std.', 3500],
  ['3500h', 3500],
])('%j is %d', (text, value) => {
  expect(parseTypedNumber(text)).toBe(value);
});

test.each([
  ['100', 'kW', 100],
  ['100 kW', 'kW', 100],
  ['100KW', 'kW', 100],
  ['100 pk', 'kW', 73.55],
  ['136 PS', 'kW', 100.03],
  ['136 ch.', 'kW', 100.03],
  ['136 CV', 'kW', 100.03],
  ['100 hp', 'kW', 74.57],
  ['1.000 pk', 'kW', 735.5],
  ['27 m', 'm', 27],
  ['27m', 'm', 27],
  ['2,5 meter', 'm', 2.5],
  ['2.5 metres', 'm', 2.5],
  ['27 Metern', 'm', 27],
  ['4500 mm', 'm', 4.5],
  ['4.755 mm', 'm', 4.76],
  ['320 cm', 'm', 3.2],
  ['2500 kg', 'kg', 2500],
  ['2,5 t', 'kg', 2500],
  ['2.5 tons', 'kg', 2500],
  ['2 ton', 'kg', 2000],
  ['3 Tonnen', 'kg', 3000],
  ['2500 kilo', 'kg', 2500],
  ['2500 l', 'l', 2500],
  ['2.500 liter', 'l', 2500],
  ['2500 litros', 'l', 2500],
  ['4 m3', 'l', 4000],
  ['4,5 m³', 'l', 4500],
  ['2500 uur', 'hours', 2500],
] as const)('%j in a filter of %s is %d', (text, unit, value) => {
  expect(parseTypedNumber(text, unit)).toBe(value);
});

test.each([
  ['100 pk', 'm'],
  ['2,5 t', 'l'],
  ['4 m3', 'm'],
  ['100 kW', 'hours'],
  ['100 pk', 'euro'],
  ['27 m', ''],
  ['pk', 'kW'],
  ['100 pk 5', 'kW'],
  ['1,2345 m', 'm'],
  ['100 constructor', 'kW'],
])('%j is no number of a filter of %s', (text, unit) => {
  expect(parseTypedNumber(text, unit)).toBeNull();
});

test.each([
  '',
  ' ',
  '€',
  '-5',
  '+5',
  '1e5',
  '0x10',
  'Infinity',
  '1.25.000',
  '12.3456',
  '5.',
  '.5',
  '١٢',
  'vijf',
  'k',
  'euro',
  '5kk',
  '5 kilo',
  '5000 Eurocent',
  '9'.repeat(30),
])('%j is no number', (text) => {
  expect(parseTypedNumber(text)).toBeNull();
});

test('a number as the site itself writes it is read again, in every language', () => {
  const languages = fc.constantFrom(...Object.values(knownLocales).map(({ iso }) => iso));
  fc.assert(
    fc.property(fc.nat(9_999_999_999), languages, (cents, iso) => {
      expect(parseTypedNumber(formatNumber(cents / 100, iso))).toBe(cents / 100);
    }),
  );
});

test('any text parses to null or to a whole number of cents', () => {
  fc.assert(
    fc.property(fc.oneof(fc.stringMatching(/^[\d., €a-z-]{0,12}$/), fc.string()), (text) => {
      const value = parseTypedNumber(text, 'kW') ?? 0;
      expect(value).toBeGreaterThanOrEqual(0);
      expect(Number(value.toFixed(2))).toBe(value);
    }),
  );
});
