import { isCategorySegment } from '../../src/features/stock/model/categories/category';
import { toCategoryKey, toCategorySlugs } from '../../src/features/stock/model/categories/category-slugs';
import type { StockItem } from '../../src/features/stock/model/item';
import { parseItemSlug, toItemSlug } from '../../src/features/stock/model/item-path';
import type { Locale } from '../../src/i18n/locales';
import { splitLocale, toPath } from '../../src/i18n/paths';
import type { Description } from '../releases/description';

import type { ServedRelease } from './current-release';
import type { Middleware } from './middleware';

/** What a stock API knows of an id; `unavailable`: it does not answer, or is asked too much. */
export type FoundItem = StockItem | 'missing' | 'unavailable';
/** Fetches a stock item from a stock API. */
export type FetchItem = (stock: Description['stock'], id: string) => Promise<FoundItem>;

/**
 * Finds a stock item by the id at the end of its path, whatever the rest is, and redirects to its page. An item that is
 * newer than the build, or that has no page in it, is shown by the page that fetches it in the browser
 * (`src/sections/new-item-page.tsx`). The API is queried only for items that the build does not know, and for items
 * under another category, because they may have moved there. While it does not answer nobody can say that an item is
 * gone: search engines would forget it.
 */
export function toNewerStockItem(fetchItem: FetchItem): Middleware {
  return async ({ path, params, locale, release, isBuilt }) => {
    const id = parseItemSlug(params.product ?? '');
    if (isBuilt || id === null) return null;
    if (release.livePages.has(path)) return { kind: 'shell' };
    const pages = release.stockItemPages.get(id) ?? [];
    const built = pages.find((address) => splitLocale(address)[0] === locale);
    // The release should have this page and does not: it is incomplete.
    if (built === path) return null;
    // Another name in the same category: a former name of the stock item.
    if (built !== undefined && isSameFolder(built, path)) return { kind: 'moved', location: built };
    const item = await fetchItem(release.description.stock, id);
    if (item === 'unavailable' && built === undefined) return { kind: 'unavailable' };
    const now = typeof item === 'string' ? undefined : toItemPath(item, release, locale);
    if (now === path) return { kind: 'shell' };
    if (built !== undefined && (now === undefined || !isSameFolder(now, path)))
      return { kind: 'moved', location: built };
    return now === undefined ? null : { kind: 'moved', location: now };
  };
}

/** Compares folders in any capitals. */
function isSameFolder(one: string, other: string): boolean {
  const [first, second] = [one, other].map((path) => path.slice(0, path.lastIndexOf('/')).toLowerCase());
  return first === second;
}

/** The path that the next build gives a stock item: in the folder of its category, unless the category was renamed. */
export function toItemPath(item: StockItem, { categoryPaths }: ServedRelease, locale: Locale): string {
  const { category } = item;
  const folder = categoryPaths[toCategoryKey(category.name)]?.[locale]?.[0] ?? '';
  const known = folder.slice(folder.lastIndexOf('/') + 1);
  const own = toCategorySlugs([category])[category.name]?.[locale] ?? '';
  const segment = isCategorySegment(known, category, locale) ? known : own;
  return toPath('stockItem', locale, { category: segment, product: toItemSlug(item) });
}
