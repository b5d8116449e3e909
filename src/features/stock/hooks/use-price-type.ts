import { useTexts } from '@/i18n/use-texts';

import type { StockItem } from '../model/item';
import { toPriceView } from '../model/price';

/**
 * The price type in words, e.g. `Vaste prijs`; null without an amount, or when the words in the amount's place say it.
 */
export function usePriceType(item: StockItem): string | null {
  const { t } = useTexts();
  const type = toPriceView(item).kind === 'amount' ? item.pricing?.type : undefined;
  return type === undefined ? null : t(`enumerations:priceType.${type}`);
}
