import { defaultLocale, forEachLocale, type Locale } from '../../../../i18n/locales';
import { slugify } from '../../../../lib/slugify';
import type { Category } from '../contract';

/** A category's name in a locale; when that is missing the Dutch one, else the API's own name (stock API contract). */
export function getCategoryName(category: Category, locale: string): string {
  return category.longPluralTranslated[locale] ?? category.longPluralTranslated[defaultLocale] ?? category.name;
}

/**
 * Whether a segment of an address names a category: by its name in the page's language, in capitals or not (spec section 4),
 * as the site writes it into addresses or as it is.
 */
export function isCategorySegment(segment: string, category: Category, locale: string): boolean {
  const name = getCategoryName(category, locale);
  const own = toSegment(category.name) || 'category';
  const plain = toSegment(name) || own;
  return [name.toLowerCase(), plain, `${plain}-${own}`].includes(segment.toLowerCase());
}

/** The slug of each category (by API name) in each locale. */
export type CategorySlugs = Readonly<Record<string, Readonly<Record<Locale, string>>>>;

/**
 * Slugs for a whole list of categories at once, so that two names that slug alike both stay reachable: the first by
 * API name keeps the plain slug, the others get their API name behind it. Independent of the list's order.
 */
export function toCategorySlugs(categories: readonly Category[]): CategorySlugs {
  const ordered = [...categories].sort((a, b) => (a.name < b.name ? -1 : 1));
  const taken = forEachLocale(() => new Set<string>());
  return Object.fromEntries(
    ordered.map((category) => [category.name, forEachLocale((locale) => takeSlug(category, locale, taken[locale]))]),
  );
}

/** Gatsby cuts long paths off, and links to them would lead nowhere. */
const longestSegment = 80;

function toSegment(name: string): string {
  return slugify(name).slice(0, longestSegment).replace(/-$/, '');
}

function takeSlug(category: Category, locale: Locale, taken: Set<string>): string {
  const own = toSegment(category.name) || 'category';
  const plain = toSegment(getCategoryName(category, locale)) || own;
  const withName = `${plain}-${own}`;
  let slug = taken.has(plain) ? withName : plain;
  for (let number = 2; taken.has(slug); number += 1) slug = `${withName}-${number}`;
  taken.add(slug);
  return slug;
}

/** The categories of the list and those that only items name, one each, ordered by API name. */
export function mergeCategories<C extends Category>(listed: readonly C[], used: readonly Category[]): (C | Category)[] {
  const byName = new Map<string, C | Category>();
  for (const category of [...listed, ...used]) if (!byName.has(category.name)) byName.set(category.name, category);
  return [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}
