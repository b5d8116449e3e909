import sharp from 'sharp';

import { defaultLocale, locales } from '../../i18n/locales';
import { slugify } from '../../lib/slugify';

import { nameEntry, type CmsEntry } from './fetch-entries';

/** The kinds of files that the site takes from the CMS, and how their names end. */
const pictures: Readonly<Partial<Record<string, string>>> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
  'image/avif': '.avif',
};
const drawn: Readonly<Partial<Record<string, string>>> = { 'image/gif': '.gif', 'image/svg+xml': '.svg' };
const documents: Readonly<Partial<Record<string, string>>> = {
  'application/pdf': '.pdf',
  'application/msword': '.doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': '.docx',
  'application/vnd.ms-excel': '.xls',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': '.xlsx',
  'application/zip': '.zip',
  'text/csv': '.csv',
  'text/plain': '.txt',
  'text/vtt': '.vtt',
  'video/mp4': '.mp4',
  'video/webm': '.webm',
};

const maxLetters = 80;

/** An asset of the CMS as its plugin gives it. */
type Asset = Readonly<Record<string, unknown>>;

/** What a file is called on this site: a name that every host and disk can have, and an ending that says what it is. */
export type FileName = { name: string; ext: string };

/** How the name of a file of a type ends; null for what the site does not take. @param type e.g. `image/jpeg` */
export function toEnding(type: string): string | null {
  return { ...documents, ...drawn, ...pictures }[type] ?? null;
}

/** Whether a file that ends so is shown as a picture. @param ext as `toEnding` says it */
export function isPicture(ext: string): boolean {
  return Object.values({ ...drawn, ...pictures }).some((one) => one === ext);
}

/**
 * What a file is called by what the CMS says of it, before anybody has seen it. Null for what the site does not take:
 * scripts and pages, which would run as its own, pictures that browsers do not show (HEIC of a telephone, TIFF), and
 * files without a byte.
 * @example toFileName({ filename: "Foto's (1).JPG", mimeType: 'image/jpeg', size: 4000 }) // { name: 'fotos-1', ext:
 *   '.jpg' }
 */
export function toFileName({ filename, mimeType, size }: Asset): FileName | null {
  const ext = typeof mimeType === 'string' && size !== 0 ? toEnding(mimeType) : null;
  return ext === null ? null : { name: toName(filename), ext };
}

/** A file's name without its ending, in letters that every host and disk can have. */
export function toName(filename: unknown): string {
  const stem = typeof filename === 'string' ? filename.replace(/\.[^.]*$/, '') : '';
  return slugify(stem).slice(0, maxLetters) || 'file';
}

/**
 * Whether a downloaded file is what it says: a picture that is broken or not whole would end the build when it is
 * resized.
 */
export async function isWhole(file: string, mimeType: unknown): Promise<boolean> {
  if (typeof mimeType !== 'string' || pictures[mimeType] === undefined) return true;
  return sharp(file)
    .resize(16)
    .toBuffer()
    .then(
      () => true,
      () => false,
    );
}

/** Whether there is no such file, which asking again would not change. */
export function isGone(error: unknown): boolean {
  const status = (error as { response?: { statusCode?: unknown } } | null)?.response?.statusCode;
  return typeof status === 'number' && status >= 400 && status < 500 && status !== 429;
}

/** A sentence for each asset whose file was never uploaded: the CMS's plugin makes nothing of it, and says nothing. */
export function findEmptyAssets(assets: readonly CmsEntry[]): string[] {
  return assets.flatMap((asset) => {
    const { file = {} } = asset.fields;
    const without = locales.filter(
      (locale) => !isFile(file[locale] === undefined ? file[defaultLocale] : file[locale]),
    );
    if (without.length === 0) return [];
    const where = without.length === locales.length ? '' : ` in ${without.join(', ')}`;
    return [`The asset ${nameEntry(asset)} of the CMS has no file${where}; it is left out.`];
  });
}

function isFile(value: unknown): boolean {
  const { url, fileName, contentType } = (value ?? {}) as Readonly<Record<string, unknown>>;
  return [url, fileName, contentType].every((part) => typeof part === 'string' && part !== '');
}
