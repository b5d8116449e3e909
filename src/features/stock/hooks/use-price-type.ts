import { useTexts } from '@/i18n/use-texts';

import type { StockItem } from '../model/item';
import { toPriceView } from '../model/price';

/**
 * What kind of price an item's amount is, in words, e.g. `Vaste prijs`; null where it has none, or the words in its
 * place say it.
 */
export function usePriceType(item: StockItem): string | null {
  const { t } = useTexts();
  const type = toPriceView(item).kind === 'amount' ? item.pricing?.type : undefined;
  return type === undefined ? null : t(`enumerations:priceType.${type}`);
}
