import { toRedirectKey } from '../../../config/cms-redirects';
import { legacyPaths } from '../../../config/redirects';
import { parseItemSlug } from '../../../features/stock/model/item-path';
import { splitLocale, matchPath } from '../../../i18n/paths';

/**
 * What a path of this site is: a page or a file at this path, an earlier address of one, or a place that the server or
 * the build needs for itself.
 */
export type Place = { kind: 'page' | 'moved'; path: string } | { kind: 'reserved' };

/** What is at a path (decoded, as `toStandingPath` gives it); null if nothing is. */
export type FindPlace = (path: string) => Place | null;

type Build = {
  /** The paths among those asked for at which the build has a page or a file. */
  existing: readonly string[];
  /** The current path for each current and former path of a page, in lower case (`toAddressTable`). */
  addresses: ReadonlyMap<string, string>;
  /** The paths of all machines, with a page and without. */
  stockItems: readonly string[];
};

/** What the server answers by itself, and folders and files that the build and hosts use. */
const reserved = [
  /^\/(hooks|status|desk|metrics|health|vitals|page-data|static|_gatsby|feeds|icons)(\/|$)/i,
  /^\/(release\.json|nginx(-machines)?\.conf|_headers|_redirects)$/i,
  /\/(404|500|live-machine)(\.html)?$/i,
  // Hidden files, and compressed forms of files.
  /\/\./,
  /\.(br|gz)$/i,
];

/** Whether the server, the build or a host needs a path (decoded) for itself. */
export function isReservedPath(path: string): boolean {
  return reserved.some((pattern) => pattern.test(path));
}

const legacy = new Set(legacyPaths.map(toRedirectKey));

/** Looks paths up in what a build has. */
export function createPlaces({ existing, addresses, stockItems }: Build): FindPlace {
  const files = new Map(existing.map((path) => [toRedirectKey(path), path]));
  const byId = new Map(stockItems.flatMap((path) => toItemKeys(path).map((key) => [key, path] as const)));
  return (path) => {
    const key = toRedirectKey(path);
    const here = files.get(key);
    if (here !== undefined) return { kind: 'page', path: here };
    if (isReservedPath(path)) return { kind: 'reserved' };
    if (legacy.has(key)) return { kind: 'moved', path: '/' };
    const now = addresses.get(key) ?? toItemKeys(path).flatMap((item) => byId.get(item) ?? [])[0];
    if (now === undefined) return null;
    return { kind: toRedirectKey(now) === key ? 'page' : 'moved', path: now };
  };
}

/** A machine's language and id, by which the server finds it whatever else its path says; empty for other pages. */
function toItemKeys(path: string): string[] {
  const match = matchPath(encodeURI(path));
  const id = match?.route === 'stockItem' ? parseItemSlug(match.params.product ?? '') : null;
  return id === null ? [] : [`${splitLocale(path)[0]} ${id}`];
}
