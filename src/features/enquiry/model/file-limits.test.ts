import fc from 'fast-check';

import { admitFiles, fileLimits, hasRoom, toPhotoSize } from './file-limits';

const megabyte = 1024 * 1024;
const file = (size: number) => ({ size });

it('takes ten photos of fifteen megabytes', () => {
  const chosen = Array.from({ length: 10 }, () => file(15 * megabyte));
  expect(admitFiles(chosen, { kind: 'photos', present: 0 })).toEqual({ admitted: chosen, refused: [] });
});

it('names what is too large, and what is too many beside those that are there', () => {
  const [large, ...small] = [file(15 * megabyte + 1), file(1), file(2), file(3)];
  expect(admitFiles([large, ...small], { kind: 'photos', present: 8 })).toEqual({
    admitted: [small[0], small[1]],
    refused: [
      { file: large, problem: 'large' },
      { file: small[2], problem: 'many' },
    ],
  });
  expect(admitFiles(small, { kind: 'cv', present: 1 }).admitted).toEqual([]);
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
