import { useCallback } from 'react';

import { useTexts } from '@/i18n/use-texts';

import type { StockItem } from '../model/item';
import { toItemWords, type ItemWords } from '../model/item-page/item-words';

/** Turns items into words; the same function for as long as the page speaks the same language. */
export function useItemWords(): (item: StockItem) => ItemWords {
  const texts = useTexts();
  return useCallback((item) => toItemWords(item, texts), [texts]);
}
