import { posix } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, type BrotliOptions } from 'node:zlib';

import { locales } from '../../src/i18n/locales';
import { isPathOf, toStaticPath } from '../../src/i18n/paths';
import { sectorRoutes, type StaticRouteId } from '../../src/i18n/routes';

import { toDataFile } from './page-data-file';

/** The extensions of compressed forms, as @fastify/static looks them up. */
export const endings = ['.br', '.gz'] as const;

/** Smaller files fit into one packet anyway. */
const minBytes = 1000;

/** Whether a file is the compressed form of another one. */
export function isCompressed(file: string): boolean {
  return endings.some((ending) => file.endsWith(ending));
}

/** Brotli quality and gzip level of a file, and the size from which it is compressed. */
export type Compression = { quality: number; level: number; minBytes: number };

/** The compression of most files, and of files that are compressed on request (`server/site/compression.ts`). */
export const ordinary: Compression = { quality: 6, level: 6, minBytes };
const thorough: Compression = { quality: 11, level: 9, minBytes };

/** Most visits start on these few, large pages. */
const entryRoutes: readonly StaticRouteId[] = [
  'home',
  'stockOverview',
  ...Object.values(sectorRoutes).map(({ stock }) => stock),
];

/** The files of these pages and their page data. */
const entries: ReadonlySet<string> = new Set(
  entryRoutes.flatMap((route) =>
    locales.flatMap((locale) => {
      const page = toStaticPath(route, locale).slice(1);
      return [posix.join(page, 'index.html'), toDataFile(page)];
    }),
  ),
);

/**
 * How a file is compressed at build time, so that serving it costs nothing. Null for files that are not: images and
 * fonts are compressed already, and the pages of stock items are compressed on request. Scripts live for years, the
 * stock index is large, stock items share their texts, and most visits start on the same few pages: these files get the
 * highest level, which makes a page 10 % smaller. For other files the next level would take four times as long for 0.8
 * % fewer bytes (Brotli), or a quarter longer for 0.4 % (gzip).
 * @param file a path within the release
 */
export function toCompression(file: string): Compression | null {
  if (!isCompressible(file) || isCompressedWhenAsked(file)) return null;
  const isThorough = /\.(js|css)$|\bstock-index\.json$|^page-data\/texts\//.test(file) || entries.has(file);
  return isThorough ? thorough : ordinary;
}

/**
 * Whether a file is the page of a stock item or its data. There are tens of thousands, compressing them all took a
 * third of a build's processor time, and few are requested between two builds. The server compresses them on request.
 * @param file a path within the release
 */
export function isCompressedWhenAsked(file: string): boolean {
  const page = /^(?:page-data\/)?(.+)\/(?:index\.html|page-data\.json)$/.exec(file)?.[1];
  return page !== undefined && isPathOf('stockItem', `/${page}`);
}

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];

/** Compresses a file for its form on the disk (`copy-file.ts`). */
export function compressAhead(content: Buffer, ending: (typeof endings)[number], by: Compression): Promise<Buffer> {
  return ending === '.gz' ? toGzip(content, { level: by.level }) : toBrotli(content, toBrotliOptions(content, by));
}

/** How many bytes a browser receives of a file that is compressed on request. */
export function measureSent(content: Buffer): number {
  if (content.length < minBytes) return content.length;
  return brotliCompressSync(content, toBrotliOptions(content)).length;
}

function toBrotliOptions({ length }: Buffer, { quality } = ordinary): BrotliOptions {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: length } };
}

function isCompressible(file: string): boolean {
  return /\.(html|js|css|json|svg|txt|xml|webmanifest)$/.test(file);
}
