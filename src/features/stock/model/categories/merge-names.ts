import type { ListedCategory } from '../contract';

import { toNamed, type NamedCategory, type NamedSubCategory } from './category-names';

/** The API's list of categories in one language. */
export function toNamedList(listed: readonly ListedCategory[], locale: string): NamedCategory[] {
  return listed.map((category) => ({
    ...toNamed(category, locale),
    subCategories: category.subCategories.map((sub) => toNamed(sub, locale)),
  }));
}

/** Merges two lists: a category in both has the first list's label and the sub categories of both. */
export function mergeNamed(first: readonly NamedCategory[], second: readonly NamedCategory[]): NamedCategory[] {
  const merge = <T extends NamedSubCategory>(one: readonly T[], other: readonly T[]) => [
    ...one,
    ...other.filter(({ name }) => !one.some((entry) => entry.name === name)),
  ];
  return merge(first, second).map((category) => {
    const same = second.find(({ name }) => name === category.name);
    return same === undefined || same === category
      ? category
      : { ...category, subCategories: merge(category.subCategories, same.subCategories) };
  });
}
