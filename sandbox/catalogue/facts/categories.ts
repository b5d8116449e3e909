import type { CatalogueCategory, ListedCategory } from '../catalogue-item';

import { agricultureCategories, agricultureSubCategories } from './categories-agriculture';
import { gardenCategories } from './categories-garden';
import { industryCategories, industrySubCategories } from './categories-industry';
import { toListedCategories } from './category';

/**
 * Categories as no one should enter them: two whose German names differ and yet make the same slug, and one without
 * a German name. No sector lists the trailers, which every trade has.
 */
const oddCategories = [
  {
    name: 'trailers',
    longPluralTranslated: { nl: 'Aanhangwagens', en: 'Trailers', de: 'Anhänger', fr: 'Remorques', es: 'Remolques' },
    subCategories: [],
  },
  {
    name: 'platformTrailers',
    longPluralTranslated: {
      nl: 'Plateauwagens',
      en: 'Platform trailers',
      de: 'Anhaenger',
      fr: 'Plateaux',
      es: 'Plataformas',
    },
    subCategories: [],
  },
  {
    name: 'lightingTowers',
    longPluralTranslated: {
      nl: 'Lichtmasten',
      en: 'Lighting towers',
      fr: "Mâts d'éclairage",
      es: 'Torres de iluminación',
    },
    subCategories: [],
  },
] as const satisfies ListedCategory[];

export type CategoryName =
  | keyof typeof agricultureCategories
  | keyof typeof industryCategories
  | keyof typeof gardenCategories
  | (typeof oddCategories)[number]['name'];

/** Every category the API lists, those without a machine included. */
export const categories: readonly ListedCategory[] = [
  ...toListedCategories(agricultureCategories, agricultureSubCategories),
  ...toListedCategories(industryCategories, industrySubCategories),
  ...toListedCategories(gardenCategories),
  ...oddCategories,
];

const byName = new Map(categories.map((category) => [category.name, category]));

/** The category as an item carries it, without its sub categories. */
export function getCategory(name: CategoryName): CatalogueCategory {
  const category = byName.get(name);
  if (category === undefined) throw new Error(`The category table has no ${name}.`);
  return { name: category.name, longPluralTranslated: category.longPluralTranslated };
}

/** A sub category as an item carries it, or null when the category has no such. */
export function getSubCategory(category: CategoryName, name: string): CatalogueCategory | null {
  return byName.get(category)?.subCategories.find((subCategory) => subCategory.name === name) ?? null;
}
