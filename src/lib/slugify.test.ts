import fc from 'fast-check';

import { slugify } from './slugify';

test.each([
  ['Mähdrescher', 'maehdrescher'],
  ['Shovels / knikladers', 'shovels-knikladers'],
  ['Ploegen / grondbewerking', 'ploegen-grondbewerking'],
  ['Düngerstreuer', 'duengerstreuer'],
  ['Façade à l’été', 'facade-a-lete'],
  ['Weiß & Söhne', 'weiss-soehne'],
  ['  ', ''],
  ['тракторы', ''],
])('turns %j into %j', (text, slug) => {
  expect(slugify(text)).toBe(slug);
});

test('is idempotent and safe in a URL for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const slug = slugify(text);
      expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
      expect(slugify(slug)).toBe(slug);
    }),
  );
});
