import { defaultLocale, locales } from '../../../i18n/locales';

import type { Category } from './contract';
import type { StockItem } from './item';

/** Texts by language, as the API sends them. */
export type LocalizedText = Readonly<Record<string, string>>;
export type PickedText = { locale: string; text: string };

/** The text in a language, else in Dutch, else in another language of the site, else in any, with its language. */
export function pickText(texts: LocalizedText, locale: string): PickedText | null {
  for (const candidate of [locale, defaultLocale, ...locales, ...Object.keys(texts)]) {
    const text = texts[candidate];
    if (text !== undefined) return { locale: candidate, text };
  }
  return null;
}

function keepPicked(texts: LocalizedText, locale: string): Record<string, string> {
  const picked = pickText(texts, locale);
  return picked === null ? {} : { [picked.locale]: picked.text };
}

function toLocalizedCategory(category: Category, locale: string): Category {
  return { name: category.name, longPluralTranslated: keepPicked(category.longPluralTranslated, locale) };
}

/** Adds category names that were known before, in languages in which the item itself has none. */
export function keepNames(item: StockItem, known: StockItem): StockItem {
  const { subCategory } = item;
  return {
    ...item,
    category: withNames(item.category, known.category),
    ...(subCategory && { subCategory: withNames(subCategory, known.subCategory) }),
  };
}

function withNames(category: Category, known: Category | undefined): Category {
  if (known?.name !== category.name) return category;
  return { ...category, longPluralTranslated: { ...known.longPluralTranslated, ...category.longPluralTranslated } };
}

/** The item with only the texts of one language, so that no page carries all languages. */
export function toLocalizedItem(item: StockItem, locale: string): StockItem {
  return {
    ...item,
    category: toLocalizedCategory(item.category, locale),
    ...(item.subCategory && { subCategory: toLocalizedCategory(item.subCategory, locale) }),
    ...(item.description && { description: keepPicked(item.description, locale) }),
    ...(item.accessories && { accessories: item.accessories.map((texts) => keepPicked(texts, locale)) }),
  };
}
