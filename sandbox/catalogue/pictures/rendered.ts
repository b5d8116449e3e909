import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

import sharp from 'sharp';

import type { MachineType } from './picture-id';
import { recolour } from './recolour';
import type { Shot } from './shot';

type Rendering = { machineType: MachineType; paint: string; shot: Shot; width: number };

const toFolder = (machineType: MachineType): string =>
  join(process.cwd(), 'sandbox/catalogue/pictures/renders', machineType);

/** The renders of a machine type by view: `front-1.jpg`, `front-2.jpg`; none where the folder does not exist. */
const getRenders = async ({ machineType, shot }: Rendering): Promise<string[]> => {
  const files = await readdir(toFolder(machineType)).catch(() => []);
  return files.filter((file) => file.startsWith(`${shot.view}-`) && file.endsWith('.jpg')).sort();
};

/** A rendered photo in the machine's own paint, as raw RGB; null when this machine type or view has no renders. */
export const toRenderedPicture = async (rendering: Rendering): Promise<sharp.Sharp | null> => {
  const renders = await getRenders(rendering);
  const { machineType, paint, shot, width } = rendering;
  const render = renders[shot.scene % Math.max(1, renders.length)];
  if (render === undefined) return null;
  const file = join(toFolder(machineType), render);
  const { width: fullWidth, height: fullHeight } = await sharp(file).metadata();
  const [cropWidth, cropHeight] = [Math.round(fullWidth / shot.zoom), Math.round(fullHeight / shot.zoom)];
  const toFrame = (source: string) =>
    sharp(source)
      .extract({
        left: Math.floor((fullWidth - cropWidth) * shot.panX),
        top: Math.floor((fullHeight - cropHeight) * (0.4 + 0.4 * shot.panY)),
        width: cropWidth,
        height: cropHeight,
      })
      .resize(width, Math.round(width * 0.75), { fit: 'fill' })
      .flop(shot.mirrored);
  const [photo, mask] = await Promise.all([
    toFrame(file).removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true }),
    toFrame(file.replace(/\.jpg$/, '-mask.png'))
      .extractChannel(0)
      .raw()
      .toBuffer(),
  ]);
  const { width: rawWidth, height, channels } = photo.info;
  return sharp(recolour({ pixels: photo.data, mask, paint }), { raw: { width: rawWidth, height, channels } });
};
