import type { CatalogueCategory, ListedCategory } from '../catalogue-item';

import { agricultureCategories, agricultureSubCategories } from './categories-agriculture';
import { gardenCategories } from './categories-garden';
import { industryCategories, industrySubCategories } from './categories-industry';
import { toListedCategories } from './category';

/**
 * Faulty categories, as an API may send them: two whose German names differ only in spelling, so that both would have
 * the same address (`e2e/stock.spec.ts` opens them), and one without a German name. The misspelt one has no machines:
 * no list shows it. No sector lists the trailers, which every trade has.
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
      de: 'Plattformanhänger',
      fr: 'Plateaux',
      es: 'Plataformas',
    },
    subCategories: [],
  },
  {
    name: 'utilityTrailers',
    longPluralTranslated: {
      nl: 'Bagagewagens',
      en: 'Utility trailers',
      de: 'Anhaenger',
      fr: 'Remorques utilitaires',
      es: 'Remolques utilitarios',
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

/** Every category that the API lists, including those without a stock item. */
export const categories: readonly ListedCategory[] = [
  ...toListedCategories(agricultureCategories, agricultureSubCategories),
  ...toListedCategories(industryCategories, industrySubCategories),
  ...toListedCategories(gardenCategories),
  ...oddCategories,
];

const byName = new Map(categories.map((category) => [category.name, category]));

/** The category in the form of an item's field, without its subcategories. */
export function getCategory(name: CategoryName): CatalogueCategory {
  const category = byName.get(name);
  if (category === undefined) throw new Error(`The category table has no ${name}.`);
  return { name: category.name, longPluralTranslated: category.longPluralTranslated };
}

/** The subcategory in the form of an item's field; null if the category does not have it. */
export function getSubCategory(category: CategoryName, name: string): CatalogueCategory | null {
  return byName.get(category)?.subCategories.find((subCategory) => subCategory.name === name) ?? null;
}
