import { formatDate, formatDay, formatMoney, formatNumber } from './format';

test.each([
  [7495000, 'nl-NL', '€\u00a074.950'],
  [7495000, 'en-GB', '€74,950'],
  [7495000, 'de-DE', '74.950\u00a0€'],
  [123456, 'de-DE', '1.234,56\u00a0€'],
  [50, 'nl-NL', '€\u00a00,50'],
])('%d cents in %s read %s', (cents, iso, text) => {
  expect(formatMoney(cents, 'EUR', iso)).toBe(text);
});

test('numbers are grouped and have two decimals at most', () => {
  expect(formatNumber(12345.678, 'nl-NL')).toBe('12.345,68');
});

test.each([
  [0.004, '0,004'],
  [0.0004, '0,0004'],
  [0.00449, '0,0045'],
  [-0.001, '-0,001'],
  [0.005, '0,01'],
  [0, '0'],
])('a number that is there never reads nought: %d', (value, text) => {
  expect(formatNumber(value, 'nl-NL')).toBe(text);
});

test.each([
  ['2026-10-02T23:59:59Z', 'nl-NL', '2 oktober 2026'],
  ['2026-10-02', 'en-GB', '2 October 2026'],
  ['2026-10-02T00:00:00+02:00', 'de-DE', '2. Oktober 2026'],
  ['2020-01', 'nl-NL', 'januari 2020'],
  ['2020-01', 'de-DE', 'Januar 2020'],
  ['unknown', 'nl-NL', 'unknown'],
])('%s in %s reads %s in every time zone', (date, iso, text) => {
  expect(formatDate(date, iso)).toBe(text);
});

test.each([
  ['2026-10-02', 'nl-NL', 'vrijdag 2 oktober 2026'],
  ['2026-10-02', 'en-GB', 'Friday 2 October 2026'],
  ['2026-10-02', 'de-DE', 'Freitag, 2. Oktober 2026'],
  ['2026-10-02', 'fr-FR', 'vendredi 2 octobre 2026'],
  ['2026-10-02', 'es-ES', 'viernes, 2 de octubre de 2026'],
  ['2026-10', 'nl-NL', 'oktober 2026'],
  ['soon', 'nl-NL', 'soon'],
])('the day %s in %s is %s', (date, iso, text) => {
  expect(formatDay(date, iso)).toBe(text);
});

test('no kind of narrow space reaches the page', () => {
  expect(formatMoney(123456700, 'EUR', 'fr-FR')).not.toMatch(/[\u2009\u202f]/);
});

describe('where Intl refuses', () => {
  const refuse = () => {
    throw new RangeError('Incorrect locale information provided');
  };
  beforeEach(() => {
    for (const name of ['NumberFormat', 'DateTimeFormat'] as const) jest.spyOn(Intl, name).mockImplementation(refuse);
  });
  afterEach(() => jest.restoreAllMocks());

  // Of a language and currency that nothing has asked for before.
  test.each([
    ['a number', () => formatNumber(12345.5, 'pl-PL'), '12345.5'],
    ['an amount', () => formatMoney(7495050, 'PLN', 'pl-PL'), 'PLN\u00a074950.50'],
    ['a day', () => formatDate('2026-10-02T08:00:00Z', 'pl-PL'), '2026-10-02'],
    ['a month', () => formatDate('2020-01', 'pl-PL'), '2020-01'],
  ])('%s is still said', (_, say, expected) => {
    expect(say()).toBe(expected);
  });
});
