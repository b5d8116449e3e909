import { posix } from 'node:path';

import { locales } from '../../src/i18n/locales';
import { toStaticPath } from '../../src/i18n/paths';
import { sectorRoutes, type StaticRouteId } from '../../src/i18n/routes';

/** What stands beside a file, named as the server's library looks for it. `copy-thread.mjs` makes it. */
export const endings = ['.br', '.gz'] as const;

/** Smaller files travel in one packet anyway. */
const leastBytes = 1000;

/** Whether a file is one of those that stand beside another one. */
export function isCompressed(file: string): boolean {
  return endings.some((ending) => file.endsWith(ending));
}

/** How thoroughly a file's Brotli and gzip forms are made, each by its library's own measure, if it has so many bytes. */
export type Compression = { quality: number; level: number; leastBytes: number };

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
 * How a file is compressed, once and as small as it gets, so that serving costs nothing; null for one that is not: pictures and fonts
 * are compressed already. Scripts live for years, the stock's index is large, and most visits begin with the same few pages: they get the longest
 * look, which takes a tenth off a page. Others are made anew by the thousand, and the next step would take four times as long for 0.8 % fewer bytes
 * (Brotli), or a quarter longer for 0.4 % (gzip).
 * @param file a path within the release
 */
export function toCompression(file: string): Compression | null {
  if (!isCompressible(file)) return null;
  const isThorough = /\.(js|css)$|\bstock-index\.json$/.test(file) || entries.has(file);
  return { ...(isThorough ? { quality: 11, level: 9 } : { quality: 6, level: 6 }), leastBytes };
}

function isCompressible(file: string): boolean {
  return /\.(html|js|css|json|svg|txt|xml|webmanifest)$/.test(file);
}
