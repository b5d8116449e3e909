import fc from 'fast-check';

import { anyCharacter } from '../testing/factories/any-text';

import { formatJsonLd } from './json-ld';

test.each(['x</script><script>alert(1)</script>', '<!--<script>', ']]>', '\u2028\u2029', '&lt;'])(
  '%j cannot leave the script element, and is read as it was',
  (name) => {
    const text = formatJsonLd({ name });
    expect(text).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(text)).toEqual({ name });
  },
);

test('whatever is written is read the same', () => {
  fc.assert(
    fc.property(fc.object({ values: [fc.string({ unit: anyCharacter }), fc.integer(), fc.boolean()] }), (data) => {
      expect(JSON.parse(formatJsonLd(data))).toEqual(JSON.parse(JSON.stringify(data)));
      expect(formatJsonLd(data)).not.toContain('<');
    }),
  );
});
