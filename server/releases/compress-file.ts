import { linkSync } from 'node:fs';

import { matchPath } from '../../src/i18n/paths';
import { sectorRoutes, type RouteId } from '../../src/i18n/routes';

/** What stands beside a file, named as the server's library looks for it. */
const endings = ['.br', '.gz'] as const;

/** Smaller files travel in one packet anyway. */
const leastBytes = 1000;

/** Whether a file is one of those that stand beside another one. */
export function isCompressed(file: string): boolean {
  return endings.some((ending) => file.endsWith(ending));
}

/** How thoroughly a file's Brotli and gzip forms are made, each by its library's own measure. */
export type Compression = { quality: number; level: number };

/** Where most visits begin: few pages, and large ones. */
const entries: readonly RouteId[] = ['home', 'stockOverview', ...Object.values(sectorRoutes).map(({ stock }) => stock)];

/**
 * How a file is compressed, once and as small as it gets, so that serving costs nothing; null for one that is not: pictures and fonts
 * are compressed already. Scripts live for years, the stock's index is large, and most visits begin with the same few pages: they get the longest
 * look, which takes a tenth off a page. Others are made anew by the thousand, and the next step would take four times as long for 0.8 % fewer bytes
 * (Brotli), or a quarter longer for 0.4 % (gzip).
 * @param file a path within the release
 */
export function toCompression(file: string, bytes: number): Compression | null {
  if (!isCompressible(file) || bytes < leastBytes) return null;
  return /\.(js|css)$|\bstock-index\.json$/.test(file) || isEntry(file) ? { quality: 11, level: 9 } : { quality: 6, level: 6 };
}

/** Whether a file is a page where visits begin, or what such a page comes alive with. */
function isEntry(file: string): boolean {
  const [, page] = /^(?:page-data\/)?(.*?)\/?(?:index\.html|page-data\.json)$/.exec(file) ?? [];
  const route = page === undefined ? undefined : matchPath(page === 'index' ? '/' : `/${page}`)?.route;
  return entries.some((entry) => entry === route);
}

/** Shares the compressed forms of a file that did not change with another release. Says whether they were all there. */
export function linkCompressed(source: string, target: string): boolean {
  return endings.map((ending) => linkIfThere(source + ending, target + ending)).every(Boolean);
}

function linkIfThere(source: string, target: string): boolean {
  try {
    linkSync(source, target);
    return true;
  } catch {
    return false;
  }
}

function isCompressible(file: string): boolean {
  return /\.(html|js|css|json|svg|txt|xml|webmanifest)$/.test(file);
}
