import { matchPath, splitLocale, toPath } from '../../../../i18n/paths';
import { isStaticRoute } from '../../../../i18n/routes';
import { isRecord } from '../readers/reader';
import { pageSize } from '../search/query';

/** Where the browser keeps the trail for as long as the visit lasts. */
export const listContextKey = 'list-trail';

/** Items; a visitor who loaded more of a list has the first ones. */
const most = 500;

/**
 * The list a visitor came from: its address with filters, how many items it finds in all, how many come before the
 * first one that was loaded, and the loaded items in their order.
 */
export type ListContext = {
  list: { path: string; total: number; first: number };
  items: { id: string; path: string }[];
};

/** Where an item stands in the list the visitor came from. `position` counts from 0 in the whole list. */
export type ListPlace = {
  previous: string | null;
  next: string | null;
  position: number;
  total: number;
  listPath: string;
  /** The first page of the list that was loaded. */
  firstPage: number;
};

/** Null when nothing is stored, it is broken, or one of its paths could lead to another site. */
export function parseListContext(text: string | null): ListContext | null {
  if (text === null) return null;
  try {
    const trail: unknown = JSON.parse(text);
    if (!isRecord(trail) || !isRecord(trail.list) || !Array.isArray(trail.items)) return null;
    const { path, total, first } = trail.list;
    const items: readonly unknown[] = trail.items;
    const isWhole = isPath(path) && isCount(total) && isCount(first) && items.length <= most && items.every(isPlace);
    return isWhole ? { list: { path, total, first }, items: [...items] } : null;
  } catch {
    return null;
  }
}

/** Without a host, also after a browser has made `\` a `/` and left out line ends: it is followed as a link. */
function isPath(path: unknown): path is string {
  return typeof path === 'string' && path.length <= 4000 && /^\/(?![/\\])[^\s\p{Cc}]*$/u.test(path);
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function isPlace(item: unknown): item is { id: string; path: string } {
  return isRecord(item) && typeof item.id === 'string' && isPath(item.path);
}

export function formatListContext({ list, items }: ListContext): string {
  return JSON.stringify({ list, items: items.slice(0, most) });
}

/**
 * Null when there is no trail, or the visitor came to this item in another way. After a change of language the trail
 * leads on in the new one, as far as addresses are known in it: those of the item's own category, and those that no
 * category is part of.
 * @param path the item's address in the page's language
 */
export function findInListContext(
  trail: ListContext | null,
  { id, path }: { id: string; path: string },
): ListPlace | null {
  const index = trail?.items.findIndex((item) => item.id === id) ?? -1;
  const own = trail?.items[index];
  if (trail === null || own === undefined) return null;
  const { list, items } = trail;
  const toCurrent = (address: string | undefined) =>
    address === undefined ? null : toOtherLanguage(address, { from: own.path, to: path });
  const listPath = toCurrent(list.path);
  if (listPath === null) return null;
  return {
    previous: toCurrent(items[index - 1]?.path),
    next: toCurrent(items[index + 1]?.path),
    position: list.first + index,
    total: list.total,
    listPath,
    firstPage: Math.floor(list.first / pageSize) + 1,
  };
}

/**
 * An address in the language of another one; null where only the build knows it.
 * @param pair one page's address in both languages
 */
function toOtherLanguage(address: string, { from, to }: { from: string; to: string }): string | null {
  const [locale] = splitLocale(to);
  if (splitLocale(from)[0] === locale) return address;
  const [pathname = '', query] = address.split('?');
  const toCategory = (item: string) => item.slice(0, item.lastIndexOf('/'));
  if (pathname === toCategory(from)) return withQuery(toCategory(to), query);
  // The last part of an item's address is the same in every language.
  if (toCategory(pathname) === toCategory(from)) return toCategory(to) + pathname.slice(pathname.lastIndexOf('/'));
  const route = matchPath(pathname)?.route;
  return route === undefined || !isStaticRoute(route) ? null : withQuery(toPath(route, locale), query);
}

/** What a list is filtered by is the same in every language: the API's own names. */
function withQuery(pathname: string, query: string | undefined): string {
  return query === undefined ? pathname : `${pathname}?${query}`;
}
