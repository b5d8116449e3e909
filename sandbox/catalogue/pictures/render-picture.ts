import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import type sharp from 'sharp';

import { parsePicturePath } from './picture-id';
import { toRenderedPicture } from './rendered';
import { toShot } from './shot';

/** The widths of pictures (pixels; the height is three quarters); others are rounded up to the next one. */
export const pictureWidths = [160, 320, 340, 480, 640, 720, 960, 1280, 1600] as const;

const formats = {
  jpg: { contentType: 'image/jpeg', encode: (image: sharp.Sharp) => image.jpeg({ quality: 82, progressive: true }) },
  webp: { contentType: 'image/webp', encode: (image: sharp.Sharp) => image.webp({ quality: 78 }) },
  // The defaults of image resizing services; nearly twice the bytes show no more detail on a card.
  avif: {
    contentType: 'image/avif',
    encode: (image: sharp.Sharp) => image.avif({ quality: 45, effort: 2, chromaSubsampling: '4:2:0' }),
  },
} as const;

export type PictureFormat = keyof typeof formats;

export type PictureRequest = { path: string; width?: number; format?: PictureFormat; cacheDir: string };

export type Picture = { body: Buffer; contentType: string };

/** Raise it when renders change, so that cached pictures are rendered again. */
const cacheVersion = 'v11';

const toWidth = (wanted: number): number => pictureWidths.find((width) => width >= wanted) ?? 1600;

const keep = async (file: string, body: Buffer): Promise<void> => {
  await mkdir(dirname(file), { recursive: true });
  // Writes a temporary file and renames it: another process never reads an incomplete picture.
  const temporary = `${file}.${process.pid}`;
  await writeFile(temporary, body);
  await rename(temporary, file);
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
 * Returns the picture at a path such as `/pictures/tractor/3a7d2b-204170/1.jpg`; null if there is none. The default is
 * a JPEG of 1600 x 1200. Results are cached in `cacheDir`; concurrent requests for the same picture render it once.
 * Rejects if the cache folder is not writable.
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
