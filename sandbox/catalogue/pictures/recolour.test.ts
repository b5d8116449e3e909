import fc from 'fast-check';

import { recolour } from './recolour';

const paints = { green: '3a7d2b', red: 'c4281c', blue: '1f4e9c', yellow: 'f2b200', orange: 'e8731a', white: 'eeeeee' };

const grey = (...levels: number[]) => Uint8Array.from(levels.flatMap((level) => [level, level, level]));

const pixelsOf = (raw: Uint8Array): number[][] =>
  Array.from({ length: raw.length / 3 }, (_, i) => [...raw.slice(i * 3, i * 3 + 3)]);

test('pixels outside the mask stay exactly as they are', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: 12, maxLength: 12 }),
      fc.constantFrom(...Object.values(paints)),
      (pixels, paint) => {
        const mask = Uint8Array.from([0, 255, 0, 255]);
        const result = pixelsOf(recolour({ pixels, mask, paint }));
        const before = pixelsOf(pixels);
        expect([result[0], result[2]]).toEqual([before[0], before[2]]);
      },
    ),
  );
});

test.each(Object.entries(paints))(
  '%s paint keeps its hue in light and in shade, and shade stays darker',
  (name, paint) => {
    const [shade = [], light = []] = pixelsOf(
      recolour({ pixels: grey(70, 160), mask: Uint8Array.from([255, 255]), paint }),
    );
    const target = [0, 2, 4].map((start) => parseInt(paint.slice(start, start + 2), 16));
    const ranking = (channels: readonly number[]) => [0, 1, 2].sort((a, b) => (channels[b] ?? 0) - (channels[a] ?? 0));
    if (name !== 'white') expect([ranking(shade), ranking(light)]).toEqual([ranking(target), ranking(target)]);
    expect(Math.max(...shade)).toBeLessThan(Math.max(...light));
  },
);

test('a reflection of the sky stays bright on dark paint', () => {
  const [reflection = []] = pixelsOf(recolour({ pixels: grey(250), mask: Uint8Array.from([255]), paint: '101820' }));
  expect(Math.min(...reflection)).toBeGreaterThan(140);
});

test('half covered pixels lie between the old and the new colour', () => {
  const [full = [], half = []] = [255, 128].map((cover) => [
    ...recolour({ pixels: grey(150), mask: Uint8Array.from([cover]), paint: paints.red }),
  ]);
  expect(half[0]).toBeGreaterThanOrEqual(Math.min(150, full[0] ?? 0));
  expect(half[1]).toBeLessThan(150);
  expect(half[1]).toBeGreaterThan(full[1] ?? 0);
});
