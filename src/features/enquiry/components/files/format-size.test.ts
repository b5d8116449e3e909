import { fileLimits, isTooLarge } from '../../model/file-limits';

import { formatSize } from './format-size';

const megabyte = 1024 * 1024;

test.each([
  [15 * megabyte, 'nl-NL', '15 MB'],
  [11_000_009, 'nl-NL', '10,5 MB'],
  [11_000_009, 'en-GB', '10.5 MB'],
  [11_000_009, 'de-DE', '10,5 MB'],
  [400_000, 'nl-NL', '0,4 MB'],
])('%d bytes in %s are %s', (bytes, iso, text) => {
  expect(formatSize(bytes, iso)).toBe(text);
});

test('a file that is a byte too large does not read as if it were as large as may be', () => {
  const { each } = fileLimits.cv;
  expect(isTooLarge('cv', { size: each + 1 })).toBe(true);
  expect(formatSize(each, 'nl-NL')).toBe('10 MB');
  expect(formatSize(each + 1, 'nl-NL')).toBe('10,1 MB');
});
