import { defaultLocale } from '../../../../i18n/locales';
import { slugify } from '../../../../lib/slugify';
import type { Category } from '../contract';

/** A category's name in a locale, else in Dutch, else the API's own name (stock API contract). */
export function getCategoryName(category: Category, locale: string): string {
  return category.longPluralTranslated[locale] ?? category.longPluralTranslated[defaultLocale] ?? category.name;
}

/**
 * Whether a segment of a path names a category, by its name in the page's language (spec section 4): as a slug or as
 * written, in any case.
 */
export function isCategorySegment(segment: string, category: Category, locale: string): boolean {
  const name = getCategoryName(category, locale);
  const own = toSegment(category.name) || 'category';
  const plain = toSegment(name) || own;
  return [name.toLowerCase(), plain, `${plain}-${own}`].includes(segment.toLowerCase());
}

/** Gatsby shortens longer paths, which would break links to them. */
const longestSegment = 80;

/** A name as one path segment; empty without letters and digits. */
export function toSegment(name: string): string {
  return slugify(name).slice(0, longestSegment).replace(/-$/, '');
}

/** Merges the API's list with categories that only items name; ordered by API name, without duplicates. */
export function mergeCategories<C extends Category>(listed: readonly C[], used: readonly Category[]): (C | Category)[] {
  const byName = new Map<string, C | Category>();
  for (const category of [...listed, ...used]) if (!byName.has(category.name)) byName.set(category.name, category);
  return [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}
