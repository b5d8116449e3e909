import type { CatalogueCategory, ListedCategory, Texts } from '../catalogue-item';

/** A category's names in Dutch, English, German, French and Spanish. */
export type Names = readonly [nl: string, en: string, de: string, fr: string, es: string];

/** A category or subcategory, with its API name. */
export function toCategory(name: string, [nl, en, de, fr, es]: Names): CatalogueCategory {
  const longPluralTranslated: Texts = { nl, en, de, fr, es };
  return { name, longPluralTranslated };
}

/** Converts a table of names by API name to the form of the category list. */
export function toListedCategories(
  table: Readonly<Record<string, Names>>,
  subCategories: Readonly<Record<string, Readonly<Record<string, Names>>>> = {},
): ListedCategory[] {
  return Object.entries(table).map(([name, names]) => ({
    ...toCategory(name, names),
    subCategories: Object.entries(subCategories[name] ?? {}).map(([subName, subNames]) =>
      toCategory(subName, subNames),
    ),
  }));
}
