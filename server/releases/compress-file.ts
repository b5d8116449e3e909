import { posix } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, type BrotliOptions } from 'node:zlib';

import { locales } from '../../src/i18n/locales';
import { isPathOf, toStaticPath } from '../../src/i18n/paths';
import { sectorRoutes, type StaticRouteId } from '../../src/i18n/routes';

/** What stands beside a file, named as the server's library looks for it. */
export const endings = ['.br', '.gz'] as const;

/** Smaller files travel in one packet anyway. */
const leastBytes = 1000;

/** Whether a file is one of those that stand beside another one. */
export function isCompressed(file: string): boolean {
  return endings.some((ending) => file.endsWith(ending));
}

/**
 * How thoroughly a file's Brotli and gzip forms are made, each by its library's own measure, if it has so many bytes.
 */
export type Compression = { quality: number; level: number; leastBytes: number };

/** Of most files, and of what is compressed when it is asked for (`server/site/compression.ts`). */
export const ordinary: Compression = { quality: 6, level: 6, leastBytes };
const thorough: Compression = { quality: 11, level: 9, leastBytes };

/** Where most visits begin: few pages, and large ones. */
const entryRoutes: readonly StaticRouteId[] = [
  'home',
  'stockOverview',
  ...Object.values(sectorRoutes).map(({ stock }) => stock),
];

/** The files of these pages, and of what they come alive with. */
const entries: ReadonlySet<string> = new Set(
  entryRoutes.flatMap((route) =>
    locales.flatMap((locale) => {
      const page = toStaticPath(route, locale).slice(1);
      return [posix.join(page, 'index.html'), `page-data/${page || 'index'}/page-data.json`];
    }),
  ),
);

/**
 * How a file is compressed once, as what stands beside it, so that serving costs nothing; null for one that is not:
 * pictures and fonts are compressed already, and machines are when they are asked for. Scripts live for years, the
 * stock's index is large, machines share their texts, and most visits begin with the same few pages: they get the
 * longest look, which takes a tenth off a page. For others the next step would take four times as long for 0.8 % fewer
 * bytes (Brotli), or a quarter longer for 0.4 % (gzip).
 * @param file a path within the release
 */
export function toCompression(file: string): Compression | null {
  if (!isCompressible(file) || isCompressedWhenAsked(file)) return null;
  const isThorough = /\.(js|css)$|\bstock-index\.json$|^page-data\/texts\//.test(file) || entries.has(file);
  return isThorough ? thorough : ordinary;
}

/**
 * Whether a file is the page of a machine or its data: there are tens of thousands, compressing all of them took a
 * third of a build's processor time, and between two builds few are asked for. The server compresses one when somebody
 * does.
 * @param file a path within the release
 */
export function isCompressedWhenAsked(file: string): boolean {
  const page = /^(?:page-data\/)?(.+)\/(?:index\.html|page-data\.json)$/.exec(file)?.[1];
  return page !== undefined && isPathOf('stockItem', `/${page}`);
}

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];

/** A form of a file that stands beside it (`copy-file.ts`). */
export function compressAhead(content: Buffer, ending: (typeof endings)[number], by: Compression): Promise<Buffer> {
  return ending === '.gz' ? toGzip(content, { level: by.level }) : toBrotli(content, toBrotliOptions(content, by));
}

/** The bytes that a browser is sent of a file that is compressed when it is asked for. */
export function measureSent(content: Buffer): number {
  if (content.length < leastBytes) return content.length;
  return brotliCompressSync(content, toBrotliOptions(content)).length;
}

function toBrotliOptions({ length }: Buffer, { quality } = ordinary): BrotliOptions {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: length } };
}

function isCompressible(file: string): boolean {
  return /\.(html|js|css|json|svg|txt|xml|webmanifest)$/.test(file);
}
