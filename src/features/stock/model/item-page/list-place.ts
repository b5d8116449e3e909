import { matchPath, splitLocale, toPath } from '../../../../i18n/paths';
import { isStaticRoute } from '../../../../i18n/routes';
import { isRecord } from '../readers/reader';
import { pageSize } from '../search/query';

import { storedItems, type ListContext } from './list-context';

/** The place of an item in the list that the visitor came from. `position` counts from 0 in the whole list. */
export type ListPlace = {
  previous: string | null;
  next: string | null;
  position: number;
  total: number;
  listPath: string;
  /** The first loaded page of the list. */
  firstPage: number;
};

/** Null when the stored text is missing or broken, or a path in it could lead to another site. */
export function parseListContext(text: string | null): ListContext | null {
  if (text === null) return null;
  try {
    const trail: unknown = JSON.parse(text);
    if (!isRecord(trail) || !isRecord(trail.list) || !Array.isArray(trail.items)) return null;
    const { path, total, first } = trail.list;
    const items: readonly unknown[] = trail.items;
    const isWhole =
      isPath(path) && isCount(total) && isCount(first) && items.length <= storedItems && items.every(isPlace);
    return isWhole ? { list: { path, total, first }, items: [...items] } : null;
  } catch {
    return null;
  }
}

/**
 * A path without a host, even after a browser has replaced `\` by `/` and removed line breaks: the path becomes a link.
 */
function isPath(path: unknown): path is string {
  return typeof path === 'string' && path.length <= 4000 && /^\/(?![/\\])[^\s\p{Cc}]*$/u.test(path);
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function isPlace(item: unknown): item is { id: string; path: string } {
  return isRecord(item) && typeof item.id === 'string' && isPath(item.path);
}

/**
 * The place of an item in the list; null without a list, or when the visitor came another way. After a change of
 * language the links follow in the new language, as far as paths are known in it: those of the item's own category, and
 * those without a category.
 * @param path the item's path in the page's language
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
 * Translates a path; null when only the build knows the translation.
 * @param pair the paths of one page in both languages
 */
function toOtherLanguage(address: string, { from, to }: { from: string; to: string }): string | null {
  const [locale] = splitLocale(to);
  if (splitLocale(from)[0] === locale) return address;
  const [pathname = '', query] = address.split('?');
  const toCategory = (item: string) => item.slice(0, item.lastIndexOf('/'));
  if (pathname === toCategory(from)) return withQuery(toCategory(to), query);
  // The last segment of an item's path is the same in every language.
  if (toCategory(pathname) === toCategory(from)) return toCategory(to) + pathname.slice(pathname.lastIndexOf('/'));
  const route = matchPath(pathname)?.route;
  return route === undefined || !isStaticRoute(route) ? null : withQuery(toPath(route, locale), query);
}

/** Filters are the same in every language: they hold the API's own names. */
function withQuery(pathname: string, query: string | undefined): string {
  return query === undefined ? pathname : `${pathname}?${query}`;
}
