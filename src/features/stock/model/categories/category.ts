import { defaultLocale } from '../../../../i18n/locales';
import { slugify } from '../../../../lib/slugify';
import type { Category } from '../contract';

/** A category's name in a locale; when that is missing the Dutch one, else the API's own name (stock API contract). */
export function getCategoryName(category: Category, locale: string): string {
  return category.longPluralTranslated[locale] ?? category.longPluralTranslated[defaultLocale] ?? category.name;
}

/**
 * Whether a segment of an address names a category: by its name in the page's language, in capitals or not (spec
 * section 4), as the site writes it into addresses or as it is.
 */
export function isCategorySegment(segment: string, category: Category, locale: string): boolean {
  const name = getCategoryName(category, locale);
  const own = toSegment(category.name) || 'category';
  const plain = toSegment(name) || own;
  return [name.toLowerCase(), plain, `${plain}-${own}`].includes(segment.toLowerCase());
}

/** Gatsby cuts long paths off, and links to them would lead nowhere. */
const longestSegment = 80;

/** A name as one segment of an address; empty where it has no letter or digit. */
export function toSegment(name: string): string {
  return slugify(name).slice(0, longestSegment).replace(/-$/, '');
}

/** The categories of the list and those that only items name, one each, ordered by API name. */
export function mergeCategories<C extends Category>(listed: readonly C[], used: readonly Category[]): (C | Category)[] {
  const byName = new Map<string, C | Category>();
  for (const category of [...listed, ...used]) if (!byName.has(category.name)) byName.set(category.name, category);
  return [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}
