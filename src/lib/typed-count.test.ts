import { formatCount, parseCount } from './typed-count';

it.each([
  ['8900', 8900],
  ['8.900', 8900],
  ['9,000', 9000],
  ['9 000', 9000],
  ['9\u00a0000', 9000],
  ['9’000', 9000],
  ['1.234.567', 1234567],
  [' 0 ', 0],
])('%j is %d', (text, count) => {
  expect(parseCount(text)).toBe(count);
});

it.each(['', '9,5', '8.90', '1.234,567', '9000 h', 'ca. 9000', '-5', '1234567890'])('%j is no whole number', (text) => {
  expect(parseCount(text)).toBeNull();
});

it('is written as the language has it, and as it was typed when it is none', () => {
  expect(formatCount('9,000', 'nl-NL')).toBe('9.000');
  expect(formatCount('8.900', 'en-GB')).toBe('8,900');
  expect(formatCount('ca. 9,000', 'nl-NL')).toBe('ca. 9,000');
});
