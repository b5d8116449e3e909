import type { About } from '@/features/enquiry/model/kinds';
import type { StockItem } from '@/features/stock/model/item';
import { isMargin } from '@/features/stock/model/price';

/** How an item can be had, which decides what can be asked about it. */
export function toItemTerms(item: StockItem): Pick<About, 'isMargin' | 'price' | 'rent'> {
  const { transaction, pricing } = item;
  return {
    isMargin: isMargin(item),
    price: pricing?.type ?? 'fixed',
    ...(transaction === 'rental' && { rent: 'only' }),
    ...(transaction === 'both' && { rent: 'also' }),
  };
}
