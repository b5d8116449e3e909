import { useState } from 'react';

import { useTexts } from '@/i18n/use-texts';

import type { StockItem } from '../model/item';
import type { ItemWords } from '../model/item-page/item-words';

import { usePriceTerms } from './use-price-terms';

/**
 * For screen readers: what has changed about an item since the page showed it, because the page replaces it silently.
 * Empty without a change.
 */
export function useChanges(item: StockItem, words: ItemWords, isLive: boolean): string {
  const { t } = useTexts();
  const { availability } = words;
  const { terms } = usePriceTerms(item);
  // What is sold has no price that could change.
  const price = item.status === 'sold' ? null : [words.price, ...terms].join(' ');
  const [first] = useState({ price, availability });
  const changes = [
    price !== null && first.price !== null && price !== first.price && t('item:changed.price', { price }),
    availability !== null && availability !== first.availability && t('item:changed.status', { status: availability }),
  ];
  return isLive ? changes.filter((change) => change !== false).join(' ') : '';
}
