import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import sharp from 'sharp';

import { toPictureData } from './clear-pictures';

const folder = mkdtempSync(path.join(tmpdir(), 'clear-pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));

const data = { width: 320, backgroundColor: '#080808', images: {} };

async function ask(alpha: number | null, answer: object | null = data) {
  const absolutePath = path.join(folder, `${String(alpha)}.png`);
  const background = alpha === null ? '#202020' : { r: 0, g: 0, b: 0, alpha };
  await sharp({ create: { width: 8, height: 8, channels: alpha === null ? 3 : 4, background } }).toFile(absolutePath);
  const nodeModel = { getNodeById: ({ id }: { id: string }) => (id === 'file' ? { absolutePath } : null) };
  return toPictureData({ parent: 'file' }, {}, { nodeModel }, { originalResolver: () => Promise.resolve(answer) });
}

test.each([0, 0.5])('a picture that shows what is behind it (%d) has no ground of its own', async (alpha) => {
  expect(await ask(alpha)).toEqual({ width: 320, images: {} });
});

test.each([1, null])('one that shows nothing of it (%s) has the ground that the plugin says', async (alpha) => {
  expect(await ask(alpha)).toEqual(data);
});

test('what the plugin makes nothing of stays nothing', async () => {
  expect(await ask(0, null)).toBeNull();
});
