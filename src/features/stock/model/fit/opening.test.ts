import fc from 'fast-check';

import { emptyOpening, parseOpening, parseOpeningMeasure } from './opening';

test.each([
  ['3,20', 3200],
  ['3.2 m', 3200],
  ['320', 3200],
  ['320 cm', 3200],
  ['3200 mm', 3200],
  ['12', 12_000],
  ['30', 30_000],
  ['31', 310],
  ['0,3', 300],
])('%s is %s mm', (text, measure) => {
  expect(parseOpeningMeasure(text)).toBe(measure);
});

test.each(['', 'wide', '0', '-3', '0,1', '5000', '40 m', '3,2,1', '<b>3</b>'])('%s is no measure of a gate', (text) => {
  expect(parseOpeningMeasure(text)).toBeNull();
});

test('any stored text gives an opening, and what was stored comes back', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(Object.values(parseOpening(text)).every((value) => typeof value === 'string')).toBe(true);
    }),
  );
  const opening = { width: '3,20', height: '', depth: '6' };
  expect(parseOpening(JSON.stringify(opening))).toEqual(opening);
  expect(parseOpening('{"width": 3, "height": "1234567890123456789012"}')).toEqual(emptyOpening);
  expect(parseOpening(null)).toEqual(emptyOpening);
});
