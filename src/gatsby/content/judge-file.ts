import { open } from 'node:fs/promises';

import { fromFile } from 'file-type';
import sharp from 'sharp';

import { isWhole, toEnding } from './asset-files';
import { isClear } from './clear-pictures';

/** What a file is: the ending that says so, and other bytes where it cannot stay as it is; or why it is left out. */
export type Judged = { ext: string; bytes?: Buffer; problem?: never } | { problem: string };

const broken = { problem: 'is broken; it is left out: upload it once more' };

/** Types by the first bytes of a file, where the CMS has them under another name. */
const otherNames: Readonly<Partial<Record<string, string>>> = {
  'image/apng': 'image/png',
  'video/x-m4v': 'video/mp4',
};
/** Kinds of files that others are in: what they are called says which. */
const containers: Readonly<Partial<Record<string, RegExp>>> = {
  'application/x-cfb': /^application\/(msword|vnd\.ms-excel)$/,
  'application/zip': /^application\/(zip|vnd\.openxmlformats-officedocument\..*)$/,
};

/**
 * Decides by its bytes what a downloaded file is; what it is called (`mimeType`) counts only where bytes do not say. A
 * picture that lies on its side is turned, because what cuts it looks at its width and height; one that shows what is
 * behind it becomes a PNG, because others get a JPEG beside them, which would be black there.
 */
export async function judgeFile(file: string, mimeType: string): Promise<Judged> {
  const found = (await fromFile(file))?.mime;
  if (found === undefined || found === 'application/xml') return judgeText(file, mimeType);
  const type = otherNames[found] ?? found;
  const ext = toEnding(containers[type]?.test(mimeType) === true ? mimeType : type);
  if (ext === null) return { problem: `is no kind of file that the site can show (${type}); it is left out` };
  if (!(await isWhole(file, type))) return broken;
  return /^image\/(?!gif)/.test(type) ? preparePicture(file, type, ext) : { ext };
}

async function preparePicture(file: string, type: string, ext: string): Promise<Judged> {
  const { orientation = 1 } = await sharp(file).metadata();
  const needsPng = type !== 'image/png' && (await isClear(file));
  if (orientation <= 1 && !needsPng) return { ext };
  const upright = sharp(file).rotate().keepIccProfile();
  if (needsPng || type === 'image/png') return { ext: '.png', bytes: await upright.png().toBuffer() };
  // What is made of it for pages has a far lower quality.
  const format = type === 'image/jpeg' ? 'jpeg' : type === 'image/webp' ? 'webp' : 'avif';
  return { ext, bytes: await upright.toFormat(format, { quality: 92 }).toBuffer() };
}

/** In front of the drawing itself there may be a declaration, remarks and a document type. */
const drawing = /^\s*(?:(?:<\?[^>]*>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*(?:\[[\s\S]*?\])?\s*>)\s*)*<(?:\w+:)?svg\b/i;
const textTypes = /^text\/(plain|csv)$/;
const maxScanned = 65_536;

/** What no first bytes say: drawings, texts, and documents with something in front. */
async function judgeText(file: string, mimeType: string): Promise<Judged> {
  const start = await readStart(file);
  const isWide = start[0] === 0xff && start[1] === 0xfe;
  const text = new TextDecoder(isWide ? 'utf-16le' : 'utf-8').decode(start);
  if (drawing.test(text)) return { ext: '.svg' };
  if (mimeType === 'application/pdf' && start.subarray(0, 1024).includes('%PDF-')) return { ext: '.pdf' };
  const ext = toEnding(mimeType);
  if (ext === null) return { problem: 'is no kind of file that the site can show; it is left out' };
  return textTypes.test(mimeType) && !text.includes('\0') ? { ext } : broken;
}

async function readStart(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(maxScanned), 0, maxScanned, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
