import fc from 'fast-check';

import { toDataUrl } from './to-data-url';

test('a drawing can be read in its address', () => {
  expect(toDataUrl('<svg viewBox="0 0 4 4" fill="#f00"/>\n')).toBe(
    'data:image/svg+xml,%3Csvg%20viewBox=%220%200%204%204%22%20fill=%22%23f00%22/%3E',
  );
});

test('whatever it has, the address gives it back, and nothing that ends an attribute or an address', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (svg) => {
      const address = toDataUrl(svg);
      expect(decodeURIComponent(address.slice('data:image/svg+xml,'.length))).toBe(svg.trim());
      expect(address).not.toMatch(/[\s"<>#?&\\^`{|}]/);
    }),
  );
});
