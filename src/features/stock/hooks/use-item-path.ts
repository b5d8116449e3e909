import { useCallback } from 'react';

import type { Locale } from '@/i18n/locales';
import { toPath } from '@/i18n/paths';
import { useLocale } from '@/i18n/use-locale';
import { slugify } from '@/lib/slugify';

import { getCategoryName } from '../model/categories/category';
import type { StockItem } from '../model/item';
import { toItemSlug } from '../model/item-path';

/** A category with its name and path in the page's language. */
export type ListCategory = { name: string; label: string; path: string };

/**
 * The path of an item's page. A category that is newer than the site gets the path that the next build will give it.
 */
export function useItemPath(categories: readonly ListCategory[]): (item: StockItem) => string {
  const locale = useLocale();
  return useCallback((item) => toListedPath(item, categories, locale), [categories, locale]);
}

/** The same without a hook. */
export function toListedPath(
  item: StockItem,
  categories: readonly Pick<ListCategory, 'name' | 'path'>[],
  locale: Locale,
): string {
  const known = categories.find(({ name }) => name === item.category.name);
  if (known !== undefined) return `${known.path}/${toItemSlug(item)}`;
  const category = slugify(getCategoryName(item.category, locale)) || slugify(item.category.name) || 'category';
  return toPath('stockItem', locale, { category, product: toItemSlug(item) });
}
