import { useMemo } from 'react';

import { useTexts } from '@/i18n/use-texts';

import type { NamedCategory } from '../model/categories/category-names';
import { toFilterWords, type FilterWords } from '../model/search/filter-words';

import { useAccessoryNames } from './use-accessory-names';

/** @param categories labels of categories and sub categories; a missing label falls back to the API's own name */
export function useFilterWords(categories: readonly NamedCategory[]): FilterWords {
  const texts = useTexts();
  const accessories = useAccessoryNames();
  return useMemo(() => toFilterWords(categories, accessories, texts), [categories, accessories, texts]);
}
