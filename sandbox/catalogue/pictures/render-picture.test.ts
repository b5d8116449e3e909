/** @size medium */
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';

import { machineTypes } from './covers';
import { renderPicture, type PictureFormat } from './render-picture';

let cacheDir = '';

beforeAll(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'pictures-'));
});

afterAll(async () => {
  await rm(cacheDir, { recursive: true });
});

const formats: [PictureFormat, string, string][] = [
  ['jpg', 'image/jpeg', 'jpeg'],
  ['webp', 'image/webp', 'webp'],
  ['avif', 'image/avif', 'heif'],
];

test.each(machineTypes.flatMap((type) => formats.map((format) => [type, ...format] as const)))(
  'a %s comes as %s',
  async (machineType, format, contentType, encoding) => {
    const path = `/pictures/${machineType}/c4281c-204170/1.jpg`;
    const picture = await renderPicture({ path, width: 160, format, cacheDir });
    expect(picture?.contentType).toBe(contentType);
    expect(await sharp(picture?.body).metadata()).toMatchObject({ format: encoding, width: 160, height: 120 });
    const { entropy } = await sharp(picture?.body).stats();
    expect(entropy).toBeGreaterThan(4);
  },
);

test('a width is rounded up to an allowed one, and no width means the whole picture', async () => {
  const path = '/pictures/sweeper/3a7d2b-11/2.jpg';
  const widths = [1, 161, 5000, undefined].map(async (width) => {
    const picture = await renderPicture({ path, width, cacheDir });
    return (await sharp(picture?.body).metadata()).width;
  });
  expect(await Promise.all(widths)).toEqual([160, 320, 1600, 1600]);
});

test('the same picture has the same bytes, rendered or cached', async () => {
  const request = { path: '/pictures/forklift/e8731a-77/3.jpg', width: 320 };
  const other = await mkdtemp(join(tmpdir(), 'pictures-'));
  const [first, again, anew] = [
    await renderPicture({ ...request, cacheDir }),
    await renderPicture({ ...request, cacheDir }),
    await renderPicture({ ...request, cacheDir: other }),
  ];
  await rm(other, { recursive: true });
  expect(first?.body.equals(again?.body ?? Buffer.of())).toBe(true);
  expect(first?.body.equals(anew?.body ?? Buffer.of())).toBe(true);
});

test('concurrent requests for one picture render it once', async () => {
  const request = { path: '/pictures/baler/1f4e9c-31/1.jpg', width: 480, cacheDir };
  const pictures = await Promise.all(Array.from({ length: 8 }, () => renderPicture(request)));
  expect(new Set(pictures.map((picture) => picture?.body)).size).toBe(1);
  const files = await readdir(cacheDir, { recursive: true });
  const kept = files.filter((file) => file.includes('1f4e9c-31'));
  expect(kept).toHaveLength(1);
  expect((await stat(join(cacheDir, kept[0] ?? ''))).size).toBe(pictures[0]?.body.length);
});

test.each(['/pictures/missing/3a7d2b-1/1.jpg', '/pictures/tractor/3a7d2b-1/25.jpg', '/elsewhere/1.jpg', '/pictures/'])(
  '%p is not found',
  async (path) => {
    expect(await renderPicture({ path, cacheDir })).toBeNull();
  },
);

test('two machines with neighbouring numbers do not look alike', async () => {
  const toPixels = async (advertisementID: string) => {
    const picture = await renderPicture({
      path: `/pictures/tipper/3a7d2b-${advertisementID}/1.jpg`,
      width: 160,
      cacheDir,
    });
    return sharp(picture?.body).greyscale().raw().toBuffer();
  };
  const [one, two] = await Promise.all([toPixels('300'), toPixels('301')]);
  const difference = one.reduce((sum, value, i) => sum + Math.abs(value - (two[i] ?? 0)), 0) / one.length;
  expect(difference).toBeGreaterThan(12);
});
