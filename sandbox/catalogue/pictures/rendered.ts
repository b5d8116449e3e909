import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

import sharp from 'sharp';

import type { MachineType } from './covers';
import { recolour } from './recolour';
import type { Shot, View } from './shot';

type Rendering = { machineType: MachineType; paint: string; shot: Shot; width: number };

const toFolder = (machineType: MachineType): string =>
  join(process.cwd(), 'sandbox/catalogue/pictures/renders', machineType);

type StandIn = { view: View; zoom: number; panY: number };

/**
 * The replacements of a view without a render, best first: a closer crop of another view (`panY` 0 is its upper edge).
 */
const standIns: Record<View, readonly StandIn[]> = {
  front: [],
  side: [{ view: 'front', zoom: 1.2, panY: 0.6 }],
  rear: [{ view: 'front', zoom: 1.35, panY: 0.4 }],
  cab: [{ view: 'front', zoom: 1.55, panY: 0.1 }],
  detail: [
    { view: 'side', zoom: 1.7, panY: 0.8 },
    { view: 'front', zoom: 1.7, panY: 0.8 },
  ],
};

/** The renders of a machine type by view: `front-1.jpg` in one yard, `front-2.jpg` in the other. */
const getRenders = async (machineType: MachineType, view: View): Promise<string[]> => {
  const files = await readdir(toFolder(machineType));
  return files.filter((file) => file.startsWith(`${view}-`) && file.endsWith('.jpg')).sort();
};

/** Finds the renders to choose from, and the shot that frames them. */
const findRenders = async (machineType: MachineType, shot: Shot): Promise<{ renders: string[]; framed: Shot }> => {
  if (shot.cover !== null) return { renders: [`${shot.cover}.jpg`], framed: shot };
  const own = await getRenders(machineType, shot.view);
  if (own.length > 0) return { renders: own, framed: shot };
  for (const standIn of standIns[shot.view]) {
    const renders = await getRenders(machineType, standIn.view);
    if (renders.length > 0)
      return { renders, framed: { ...shot, ...standIn, zoom: standIn.zoom * Math.sqrt(shot.zoom) } };
  }
  return { renders: [], framed: shot };
};

/**
 * Returns a rendered photo in the machine's own paint, as raw RGB. Rejects if the machine type has no render of its
 * front.
 */
export const toRenderedPicture = async (rendering: Rendering): Promise<sharp.Sharp> => {
  const { machineType, paint, width } = rendering;
  const { renders, framed: shot } = await findRenders(machineType, rendering.shot);
  const render = renders[shot.scene % Math.max(1, renders.length)];
  if (render === undefined)
    throw new Error(`There is no render of a ${machineType}: add one to renders/${machineType}.`);
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
