import { useCallback } from 'react';

import { useTexts } from '@/i18n/use-texts';

import type { StockItem } from '../model/item';
import { toItemWords, type ItemWords } from '../model/item-page/item-words';

/** The function that turns items into words; the same function until the language changes. */
export function useItemWords(): (item: StockItem) => ItemWords {
  const texts = useTexts();
  return useCallback((item) => toItemWords(item, texts), [texts]);
}
