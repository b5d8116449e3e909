import fc from 'fast-check';

import { fileLimits, hasPlace, hasRoom, isTooLarge, toPhotoSize } from './file-limits';

const megabyte = 1024 * 1024;
const file = (size: number) => ({ size });

it('takes ten photos of fifteen megabytes, and one CV of ten', () => {
  const ready = (count: number) => Array.from({ length: count }, () => file(1));
  expect([hasPlace('photos', ready(9)), hasPlace('photos', ready(10))]).toEqual([true, false]);
  expect([hasPlace('cv', []), hasPlace('cv', ready(1))]).toEqual([true, false]);
  expect([isTooLarge('photos', file(15 * megabyte)), isTooLarge('photos', file(15 * megabyte + 1))]).toEqual([
    false,
    true,
  ]);
  expect([isTooLarge('cv', file(10 * megabyte)), isTooLarge('cv', file(10 * megabyte + 1))]).toEqual([false, true]);
});

it('has room for ten megabytes together', () => {
  expect(hasRoom('photos', [file(6 * megabyte)], file(4 * megabyte))).toBe(true);
  expect(hasRoom('photos', [file(6 * megabyte)], file(4 * megabyte + 1))).toBe(false);
  expect(fileLimits.photos.together * (4 / 3)).toBeLessThan(20 * megabyte);
});

it.each([
  [4000, 3000, 1920, 1440],
  [3000, 4000, 1440, 1920],
  [1920, 1080, 1920, 1080],
  [100, 50, 100, 50],
  [40000, 2, 1920, 1],
])('a photo of %d by %d is sent as %d by %d', (width, height, newWidth, newHeight) => {
  expect(toPhotoSize({ width, height })).toEqual({ width: newWidth, height: newHeight });
});

it('keeps the shape of a photo, and never makes it larger', () => {
  const side = fc.integer({ min: 200, max: 20_000 });
  fc.assert(
    fc.property(side, side, (width, height) => {
      const size = toPhotoSize({ width, height });
      expect(Math.max(size.width, size.height)).toBeLessThanOrEqual(Math.min(1920, Math.max(width, height)));
      expect(Math.abs(size.width / size.height / (width / height) - 1)).toBeLessThan(0.05);
    }),
  );
});
