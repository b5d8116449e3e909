import { useState } from 'react';

import { useTexts } from '@/i18n/use-texts';

import type { StockItem } from '../model/item';
import type { ItemWords } from '../model/item-page/item-words';

import { usePriceType } from './use-price-type';

/**
 * For screen readers: what has changed about an item since the page showed it, because the page replaces it silently.
 * Empty without a change.
 */
export function useChanges(item: StockItem, words: ItemWords, isLive: boolean): string {
  const { t } = useTexts();
  const { availability } = words;
  const price = [words.price, words.vat, usePriceType(item)].filter((word) => word !== null).join(' ');
  const [first] = useState({ price, availability });
  const changes = [
    price !== first.price && t('item:changed.price', { price }),
    availability !== null && availability !== first.availability && t('item:changed.status', { status: availability }),
  ];
  return isLive ? changes.filter((change) => change !== false).join(' ') : '';
}
