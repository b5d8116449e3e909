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
    fc.property(fc.oneof(fc.stringMatching(/^[\d., €-]{0,12}$/), fc.string()), (text) => {
      const value = parseTypedNumber(text) ?? 0;
      expect(value).toBeGreaterThanOrEqual(0);
      expect(Number(value.toFixed(2))).toBe(value);
    }),
  );
});
