import { noHistory, toPageKey, type AddressHistory } from '../../../../i18n/addresses/address-history';
import { allotSegments } from '../../../../i18n/addresses/allot-segments';
import { toKnownSegments } from '../../../../i18n/addresses/known-segments';
import { forEachLocale, type Locale } from '../../../../i18n/locales';
import type { Category } from '../contract';

import { getCategoryName, toSegment } from './category';

/** The slug of each category (by API name) in each locale. */
export type CategorySlugs = Readonly<Record<string, Readonly<Record<Locale, string>>>>;

/**
 * The slugs of all categories. Two names with the same slug both stay reachable: the category that had the slug keeps
 * it, else the first by API name gets it; the others get their API name appended. Independent of the list's order.
 * @param history the slugs of earlier builds
 */
export function toCategorySlugs(categories: readonly Category[], history: AddressHistory = noHistory): CategorySlugs {
  const ordered = [...categories].sort((a, b) => (a.name < b.name ? -1 : 1));
  const allotted = forEachLocale((locale) => {
    const requests = ordered.map((category) => {
      const own = toSegment(category.name) || 'category';
      const plain = toSegment(getCategoryName(category, locale)) || own;
      return { key: toCategoryKey(category.name), plain, named: `${plain}-${own}` };
    });
    return allotSegments(requests, toKnownSegments(history, locale));
  });
  return Object.fromEntries(
    ordered.map(({ name }) => [name, forEachLocale((locale) => allotted[locale].get(toCategoryKey(name)) ?? '')]),
  );
}

/** The permanent identity of a category's page: the API's own name. */
export function toCategoryKey(name: string): string {
  return toPageKey('stockCategory', name);
}
