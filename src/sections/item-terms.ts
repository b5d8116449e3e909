import type { QuestionId } from '@/features/enquiry/model/choices';
import type { About } from '@/features/enquiry/model/kinds';
import type { StockItem } from '@/features/stock/model/item';
import { isMargin, toPriceView } from '@/features/stock/model/price';

/** The question that the form about an item begins with: what the item's button says, or what it is there for. */
export function toFirstQuestions({ price, rent }: Pick<About, 'price' | 'rent'>): readonly QuestionId[] {
  if (rent === 'only') return ['rental'];
  if (price === 'request') return ['price'];
  if (price === 'auction') return ['auction'];
  return price === 'bid' ? ['offer'] : [];
}

/** How an item can be had, which decides what can be asked about it. */
export function toItemTerms(item: StockItem): Pick<About, 'isMargin' | 'isNet' | 'price' | 'rent' | 'photos'> {
  const { transaction, pricing, images } = item;
  const view = toPriceView(item);
  return {
    isMargin: isMargin(item),
    isNet: pricing?.vat === 'btw' || pricing?.vat === 'new',
    ...(images !== undefined && { photos: images.length }),
    price: view.kind === 'amount' ? (pricing?.type ?? 'fixed') : view.kind,
    ...(transaction === 'rental' && { rent: 'only' }),
    ...(transaction === 'both' && { rent: 'also' }),
  };
}
