import { useTexts } from '@/i18n/use-texts';

import type { StockItem } from '../model/item';
import { isMargin, toPriceView } from '../model/price';

type PriceTerms = {
  /** Beside the price: its VAT, and its type where the words in the amount's place do not say it. */
  terms: readonly string[];
  /** Below it, in sentences: what margin goods are, and how one takes part in an auction or makes an offer. */
  notes: readonly string[];
};

/** What the page of an item says about its price, at length; nothing of a sold one. */
export function usePriceTerms(item: StockItem): PriceTerms {
  const { t } = useTexts();
  if (item.status === 'sold') return { terms: [], notes: [] };
  const price = toPriceView(item);
  const type = item.pricing?.type;
  const isAmount = price.kind === 'amount';
  const isOffered = item.status === undefined && (type === 'auction' || type === 'bid');
  return {
    terms: [
      isAmount && price.exclVat && t('stock:price.exclVat'),
      isMargin(item) && t('item:price.margin'),
      isAmount && type !== undefined && t(`enumerations:priceType.${type}`),
    ].filter((word) => word !== false),
    // The sentence on margin goods speaks of the price.
    notes: [isAmount && isMargin(item) && t('item:price.marginNote'), isOffered && t(`item:price.${type}Note`)].filter(
      (note) => note !== false,
    ),
  };
}
