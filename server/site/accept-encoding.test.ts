import { readAcceptEncoding } from './accept-encoding';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['BR', 'br'],
  ['*', 'gzip'],
  ['gzip;q=1, br;q=0.5', 'gzip'],
  ['gzip, br;q=0', 'gzip'],
  ['br;q=0, gzip;q=0.0', 'identity'],
  ['brotli, x-gzip', 'identity'],
  ['abr', 'identity'],
  ['identity', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('Accept-Encoding %s prefers %s', (accepted, encoding) => {
  expect(readAcceptEncoding(accepted)[0]).toBe(encoding);
});
