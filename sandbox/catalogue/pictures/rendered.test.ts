/** @size medium */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { covers, machineTypes } from './covers';
import { toRenderedPicture } from './rendered';
import { toShot, views } from './shot';

const toPixels = async (paint: string, advertisementID = '12') => {
  const shot = toShot({ machineType: 'tractor', paint, advertisementID, index: 1 });
  const picture = await toRenderedPicture({ machineType: 'tractor', paint, shot, width: 320 });
  return picture.raw().toBuffer({ resolveWithObject: true });
};

test('a rendered machine differs in its paint only, from colour to colour', async () => {
  const [green, red] = await Promise.all([toPixels('3a7d2b'), toPixels('c4281c')]);
  expect(green.info).toMatchObject({ width: 320, height: 240, channels: 3 });
  const changed = Array.from({ length: 320 * 240 }, (_, i) =>
    [0, 1, 2].some((channel) => green.data[i * 3 + channel] !== red.data[i * 3 + channel]),
  );
  const share = changed.filter(Boolean).length / changed.length;
  expect(share).toBeGreaterThan(0.03);
  expect(share).toBeLessThan(0.4);
  // The sky and the ground in front of the wheels have no paint.
  expect(changed.slice(0, 320 * 8)).not.toContain(true);
  expect(changed.slice(-320 * 16)).not.toContain(true);
});

test('a view without a render is a closer crop of another one', async () => {
  const id = { machineType: 'wheel-loader', paint: '3a7d2b', advertisementID: '12' } as const;
  const [front, cab] = await Promise.all(
    [1, 4].map(async (index) => {
      const picture = await toRenderedPicture({ ...id, shot: toShot({ ...id, index }), width: 160 });
      return picture.raw().toBuffer();
    }),
  );
  expect(cab).toHaveLength(160 * 120 * 3);
  expect(cab?.equals(front ?? Buffer.alloc(0))).toBe(false);
});

test.each(machineTypes)('a %s shows its paint in every view', async (machineType) => {
  for (const index of views.keys()) {
    const toPixelsIn = async (paint: string) => {
      const id = { machineType, paint, advertisementID: '9', index: index + 1 };
      const picture = await toRenderedPicture({ machineType, paint, shot: toShot(id), width: 160 });
      return picture.raw().toBuffer();
    };
    const [red, blue] = [await toPixelsIn('c4281c'), await toPixelsIn('1f4e9c')];
    const painted = red.filter((value, i) => i % 3 === 0 && value !== blue[i]).length / (160 * 120);
    expect(painted).toBeGreaterThan(0.02);
  }
});

test.each(machineTypes)('each render of a %s that may come first is there, with its mask', (machineType) => {
  const folder = join(process.cwd(), 'sandbox/catalogue/pictures/renders', machineType);
  const files = covers[machineType].flatMap((cover) => [`${cover}.jpg`, `${cover}-mask.png`]);
  expect(files.filter((file) => !existsSync(join(folder, file)))).toEqual([]);
});
