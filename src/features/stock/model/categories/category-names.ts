import type { Sector } from '../../../../i18n/routes';
import type { Category } from '../contract';
import type { StockItem } from '../item';
import { setValues } from '../search/applied-filters';
import type { Facets } from '../search/facets';
import type { StockQuery } from '../search/query';

import { getCategoryName } from './category';

/** The categories of a list in one language, each with its sub categories. */
export type NamedCategory = {
  name: string;
  label: string;
  subCategories: readonly NamedSubCategory[];
  /** Known on pages of several sectors only. */
  sector?: Sector;
};
export type NamedSubCategory = { name: string; label: string };

/** The categories of the items, ordered by API name; a name without a translation falls back to the API's own. */
export function toNamedCategories(items: readonly StockItem[], locale: string): NamedCategory[] {
  const found = new Map<string, { category: Category; subCategories: Map<string, Category> }>();
  for (const { category, subCategory } of items) {
    const known = found.get(category.name);
    const subCategories = known?.subCategories ?? new Map<string, Category>();
    found.set(category.name, { category: withNames(known?.category, category), subCategories });
    if (subCategory !== undefined)
      subCategories.set(subCategory.name, withNames(subCategories.get(subCategory.name), subCategory));
  }
  return [...found.values()]
    .map(({ category, subCategories }) => ({
      ...toNamed(category, locale),
      subCategories: [...subCategories.values()].map((sub) => toNamed(sub, locale)).sort(byName),
    }))
    .sort(byName);
}

/** A category with its names, completed by those that only another item has. */
function withNames(known: Category | undefined, other: Category): Category {
  const longPluralTranslated = { ...other.longPluralTranslated, ...known?.longPluralTranslated };
  return { ...other, longPluralTranslated };
}

/** A category in one language. */
export function toNamed(category: Category, locale: string): NamedSubCategory {
  return { name: category.name, label: getCategoryName(category, locale) };
}

/** Whether a facet has a category or sub category without a label. */
export function hasUnnamed(names: readonly NamedCategory[], facets: Facets): boolean {
  const known = new Set(names.flatMap(({ name, subCategories }) => [name, ...subCategories.map((sub) => sub.name)]));
  return (['category.name', 'subCategory.name'] as const).some((property) => {
    const facet = facets[property];
    return facet !== undefined && 'counts' in facet && facet.counts.some(({ value }) => !known.has(value));
  });
}

/** Removes sub categories of categories that are no longer chosen. An unknown sub category stays. */
export function dropStraySubCategories(query: StockQuery, categories: readonly NamedCategory[]): StockQuery {
  const chosen = query.values['category.name'] ?? [];
  const selected = query.values['subCategory.name'] ?? [];
  if (chosen.length === 0 || selected.length === 0) return query;
  const kept = selected.filter((name) => isSubCategoryOf(name, chosen, categories));
  return kept.length === selected.length ? query : { ...setValues(query, 'subCategory.name', kept), page: query.page };
}

/** Whether a sub category belongs to a chosen category; an unknown one may. */
export function isSubCategoryOf(
  name: string,
  chosen: readonly string[],
  categories: readonly NamedCategory[],
): boolean {
  const parents = categories.filter(({ subCategories }) => subCategories.some((sub) => sub.name === name));
  return parents.length === 0 || parents.some((parent) => chosen.includes(parent.name));
}

function byName(one: { name: string }, other: { name: string }): number {
  return one.name < other.name ? -1 : 1;
}
