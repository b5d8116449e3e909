import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import sharp from 'sharp';

import { portraits } from '../assets';
import { seedAssetsDirectory } from '../build-asset';

import { marks } from './marks';
import { toPortrait } from './portraits';

/**
 * Draws the marks and portraits in `seed/assets`: `npx tsx content-model/seed/draw/draw.ts`. The places are
 * rendered separately.
 */
async function draw(): Promise<void> {
  for (const [name, svg] of Object.entries(marks)) await save(`marks/${name}.svg`, svg);
  for (const [index, id] of Object.keys(portraits).entries()) {
    await save(`team/${id}.jpg`, await toJpeg(toPortrait(index)));
  }
}

function toJpeg(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
}

async function save(path: string, content: string | Buffer): Promise<void> {
  const file = join(seedAssetsDirectory, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

void draw();
