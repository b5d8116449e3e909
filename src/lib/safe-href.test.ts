import fc from 'fast-check';

import { anyPath, anyUrl } from '../testing/factories/any-text';

import { toSafeHref } from './safe-href';

test.each([
  ['https://dealer.example/a?b=c', 'https://dealer.example/a?b=c'],
  ['mailto:info@dealer.example', 'mailto:info@dealer.example'],
  ['tel:+31570000012', 'tel:+31570000012'],
  ['tel:+31570000012;ext=12', 'tel:+31570000012;ext=12'],
  ['tel:+31 (0)570-00.00 12', 'tel:+31570000012'],
  ['tel:+31%20(0)570%20000012', 'tel:+31570000012'],
  ['/contact', '/contact'],
  ['#top', '#top'],
])('%s may stand in a link', (address, href) => {
  expect(toSafeHref(address)).toBe(href);
});

test.each([
  'javascript:alert(1)',
  '\tjavascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '/\t/evil.example',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  'contact',
  '',
])('%j may not', (address) => {
  expect(toSafeHref(address)).toBeNull();
});

test('whatever the address, a link never executes and never leaves by looking like a path', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), anyUrl, anyPath), (address) => {
      const href = toSafeHref(address);
      if (href === null) return;
      const url = new URL(href, 'https://own.example');
      expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(url.protocol);
      if (href.startsWith('/')) expect(url.host).toBe('own.example');
    }),
  );
});

test('a browser without URL.canParse reads addresses, too', () => {
  const canParse = jest.spyOn(URL, 'canParse').mockImplementation(() => {
    throw new TypeError('URL.canParse is not a function');
  });
  const links = ['https://dealer.example', 'no address', 'javascript:alert(1)'].map(toSafeHref);
  canParse.mockRestore();
  expect(links).toEqual(['https://dealer.example/', null, null]);
});
