import { defaultLocale } from '../../../../../i18n/locales';
import type { NamedCategory } from '../../categories/category-names';

import { isSynonym, type Synonym } from './synonyms';

/**
 * A category or sub category by its API name, or an accessory by its Dutch one, with what it is called in each
 * language, by locale.
 */
type Labelled = { name: string; labels: Readonly<Record<string, string>> };

/** What the build knows of the words that sentences are read with, for all languages. */
export type SearchWords = {
  categories: readonly (Labelled & { subCategories: readonly Labelled[] })[];
  /** Of machines in the stock. */
  accessories: readonly Labelled[];
  /** Of editors. */
  synonyms: readonly Synonym[];
};

/** The build writes it, the browser fetches it. */
export const searchWordsPath = '/search-words.json';

/** Sentences are read without them when they cannot be had. */
export const noSearchWords: SearchWords = { categories: [], accessories: [], synonyms: [] };

/** Validates a fetched file; null when it is malformed. */
export function parseSearchWords(input: unknown): SearchWords | null {
  if (!isRecord(input)) return null;
  const { categories, accessories = [], synonyms } = input;
  return isListOf(categories, isCategory) && isListOf(accessories, isLabelled) && isListOf(synonyms, isSynonym)
    ? { categories, accessories, synonyms }
    : null;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isListOf<T>(value: unknown, isMember: (member: unknown) => member is T): value is readonly T[] {
  return Array.isArray(value) && value.every(isMember);
}

function isLabelled(value: unknown): value is Labelled {
  if (!isRecord(value) || !isRecord(value.labels)) return false;
  return typeof value.name === 'string' && Object.values(value.labels).every((label) => typeof label === 'string');
}

function isCategory(value: unknown): value is SearchWords['categories'][number] {
  return isLabelled(value) && isListOf((value as { subCategories?: unknown }).subCategories, isLabelled);
}

/** The categories with their names in one language, else in Dutch, else the API's own (stock API contract). */
export function toNamedCategories({ categories }: SearchWords, locale: string): NamedCategory[] {
  const toNamed = ({ name, labels }: Labelled) => ({ name, label: labels[locale] ?? labels[defaultLocale] ?? name });
  return categories.map((one) => ({ ...toNamed(one), subCategories: one.subCategories.map(toNamed) }));
}

/** The names of accessories in one language, by their Dutch ones; an accessory without one there is left out. */
export function toNamedAccessories({ accessories }: SearchWords, locale: string): ReadonlyMap<string, string> {
  return new Map(
    accessories.flatMap(({ name, labels }) => {
      const label = labels[locale];
      return label === undefined ? [] : [[name, label] as const];
    }),
  );
}
