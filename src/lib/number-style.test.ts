import * as fc from 'fast-check';

import { formatMoney, formatNumber } from './format';
import { toDigits } from './number-style';

const tags = ['nl-NL', 'en-GB', 'de-DE', 'fr-FR', 'es-ES'];
const toPlainSpaces = (text: string) => text.replace(/[\u2009\u202f\u00a0]/g, '\u00a0');

test.each(tags)('numbers in %s read as Intl writes them', (iso) => {
  const intl = new Intl.NumberFormat(iso, { maximumFractionDigits: 2 });
  const numbers = fc
    .oneof(
      fc.integer(),
      fc.nat(20_000),
      fc.double({ noNaN: true }),
      fc.nat().map((cents) => cents / 100),
    )
    // Intl writes a minus before nothing. What is nearly nothing is another test's (`format.test.ts`).
    .map((value) => (Math.abs(value) < 0.005 ? 0 : value));
  fc.assert(
    fc.property(numbers, (value) => {
      expect(formatNumber(value, iso)).toBe(toPlainSpaces(intl.format(value)));
    }),
  );
});

test.each(tags)('amounts in %s read as Intl writes them', (iso) => {
  const currencies = fc.constantFrom('EUR', 'EUR', 'GBP', 'PLN');
  fc.assert(
    fc.property(
      fc.oneof(
        fc.nat(2_000_000_00),
        fc.integer(),
        fc.nat(500_000).map((euros) => euros * 100),
      ),
      currencies,
      (cents, currency) => {
        const digits = cents % 100 === 0 ? 0 : 2;
        const options = {
          style: 'currency',
          currency,
          minimumFractionDigits: digits,
          maximumFractionDigits: digits,
        } as const;
        expect(formatMoney(cents, currency, iso)).toBe(
          toPlainSpaces(new Intl.NumberFormat(iso, options).format(cents / 100)),
        );
      },
    ),
  );
});

test.each(['-5', '1e21', 'NaN', '1.005', ''])('%s is left to Intl', (value) => {
  expect(toDigits(value, 'nl-NL')).toBeNull();
});

test('so is a language without a row', () => {
  expect(toDigits('1234', 'de-CH')).toBeNull();
});
