import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import type sharp from 'sharp';

import { parsePicturePath } from './picture-id';
import { toRenderedPicture } from './rendered';
import { toShot } from './shot';

/** Pictures are made in these widths (pixels, three quarters as high); any other is rounded up to one of them. */
export const pictureWidths = [160, 320, 340, 480, 640, 720, 960, 1280, 1600] as const;

const formats = {
  jpg: { contentType: 'image/jpeg', encode: (image: sharp.Sharp) => image.jpeg({ quality: 82, progressive: true }) },
  webp: { contentType: 'image/webp', encode: (image: sharp.Sharp) => image.webp({ quality: 78 }) },
  // As services that resize pictures do when nothing else is asked for; nearly twice the bytes show nothing more on a
  // card.
  avif: {
    contentType: 'image/avif',
    encode: (image: sharp.Sharp) => image.avif({ quality: 45, effort: 2, chromaSubsampling: '4:2:0' }),
  },
} as const;

export type PictureFormat = keyof typeof formats;

export type PictureRequest = { path: string; width?: number; format?: PictureFormat; cacheDir: string };

export type Picture = { body: Buffer; contentType: string };

/** Raised when renders change, so that pictures kept from before are made again. */
const cacheVersion = 'v8';

const toWidth = (wanted: number): number => pictureWidths.find((width) => width >= wanted) ?? 1600;

const keep = async (file: string, body: Buffer): Promise<void> => {
  await mkdir(dirname(file), { recursive: true });
  // Written aside and renamed: another process never reads half a picture.
  const aside = `${file}.${process.pid}`;
  await writeFile(aside, body);
  await rename(aside, file);
};

const underWay = new Map<string, Promise<Buffer>>();

const readOrMake = async (file: string, make: () => Promise<Buffer>): Promise<Buffer> => {
  const kept = await readFile(file).catch(() => null);
  if (kept) return kept;
  const body = await make();
  await keep(file, body);
  return body;
};

/**
 * The picture at a path such as `/pictures/tractor/3a7d2b-204170/1.jpg`, or null when there is none. The default is a
 * JPEG of 1600 x 1200. Results are kept in `cacheDir`; requests for the same picture at the same time make it once.
 * Rejects when the cache folder cannot be written.
 */
export const renderPicture = async (request: PictureRequest): Promise<Picture | null> => {
  const id = parsePicturePath(request.path);
  if (!id) return null;
  const width = toWidth(request.width ?? 1600);
  const format = request.format ?? 'jpg';
  const { contentType, encode } = formats[format];
  const name = `${id.paint}-${id.advertisementID}-${id.index}-${width}.${format}`;
  const file = join(request.cacheDir, cacheVersion, id.machineType, name);
  const make = async () => encode(await toRenderedPicture({ ...id, shot: toShot(id), width })).toBuffer();
  const work = underWay.get(file) ?? readOrMake(file, make).finally(() => underWay.delete(file));
  underWay.set(file, work);
  return { body: await work, contentType };
};
