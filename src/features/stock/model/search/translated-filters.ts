import type { Category, ListedCategory } from '../contract';

import { formatQuery, parseQuery } from './query';

/** E.g. `filter-category.longPluralTranslated.nl[]`. */
const pattern = /^filter-(category|subCategory)\.longPluralTranslated\.([a-z]{2})(?:\[\])?$/;

/** Whether an address filters by a translated name of a category. */
export function hasTranslatedFilters(search: string): boolean {
  return [...new URLSearchParams(search).keys()].some((name) => pattern.test(name));
}

/**
 * Replaces filters by translated category names with filters by the API's own names, which are the same in every
 * language. An unknown name is dropped like any invalid value.
 * @example 'filter-category.longPluralTranslated.nl[]=Tractoren' becomes 'filter-category.name[]=tractors'
 */
export function toApiNames(search: string, categories: readonly ListedCategory[]): string {
  const parameters = new URLSearchParams(search);
  let query = parseQuery(search);
  for (const [name, text] of [...parameters]) {
    const match = pattern.exec(name);
    if (match === null) continue;
    parameters.delete(name);
    const isSub = match[1] === 'subCategory';
    const list: readonly Category[] = isSub ? categories.flatMap(({ subCategories }) => subCategories) : categories;
    const labels = text.split(',').map(fold).filter(Boolean);
    const found = list
      .filter(({ longPluralTranslated }) => labels.includes(fold(longPluralTranslated[match[2] ?? ''] ?? '')))
      .map((category) => category.name);
    const property = isSub ? 'subCategory.name' : 'category.name';
    const values = [...new Set([...(query.values[property] ?? []), ...found])];
    if (values.length > 0) query = { ...query, values: { ...query.values, [property]: values } };
  }
  return formatQuery(query, `?${parameters.toString()}`);
}

function fold(label: string): string {
  return label.normalize('NFC').trim().toLowerCase();
}
