import type { Locale } from '../../../i18n/locales';
import { toAlternates } from '../../../i18n/paths';
import { slugify } from '../../../lib/slugify';

import type { CategorySlugs } from './categories/category-slugs';
import type { StockItem } from './item';
import { getItemTitle } from './item-names';

const longestSlug = 80;

/**
 * The last segment of an item's path: make, model and type, then the advertisementID, which alone identifies the item.
 * @example 'fendt-724-vario-profiplus-204170'
 */
export function toItemSlug(item: StockItem): string {
  const words = slugify(getItemTitle(item)).slice(0, longestSlug).replace(/-$/, '');
  return words === '' ? item.advertisementID : `${words}-${item.advertisementID}`;
}

/** The advertisementID at the end of an item's slug, or null. */
export function parseItemSlug(slug: string): string | null {
  return /(?:^|-)(\d+)$/.exec(slug)?.[1] ?? null;
}

/** The path of a category's page in every language. */
export function toCategoryPaths(name: string, slugs: CategorySlugs): Record<Locale, string> {
  return toAlternates('stockCategory', (locale) => ({ category: slugs[name]?.[locale] ?? slugify(name) }));
}

/** The path of an item's page in every language. */
export function toItemPaths(item: StockItem, slugs: CategorySlugs): Record<Locale, string> {
  const product = toItemSlug(item);
  const { name } = item.category;
  return toAlternates('stockItem', (locale) => ({ category: slugs[name]?.[locale] ?? slugify(name), product }));
}
