import type { About } from '@/features/enquiry/model/kinds';
import type { Row } from '@/features/shortlist/model/row';
import type { StockItem } from '@/features/stock/model/item';

import { toItemTerms } from './item-terms';

type Words = {
  toTitle: (item: StockItem) => string;
  /** The status in words; null for an item that is available. */
  toStatus: (item: StockItem) => string | null;
  /** The absolute URL of an item's page, for the dealer. */
  toUrl: (item: StockItem) => string;
  /** The same in the visitor's language. */
  toOwnUrl: (item: StockItem) => string;
};

/** Whether a machine cannot be bought any more. */
export function isTaken({ state, item }: Row): boolean {
  return state === 'gone' || item?.status === 'sold';
}

/** The machines of a list that can still be bought; a reserved one can, and says so. */
export function toAskedItems(rows: readonly Row[], { toTitle, toStatus, toUrl, toOwnUrl }: Words): About[] {
  return rows.flatMap((row) => {
    const { id, item } = row;
    // Of a machine that was neither kept nor found nothing but the id is known.
    if (item === null || isTaken(row)) return [];
    const note = toStatus(item);
    const number = item.advertiserStockNumber ?? null;
    return [
      {
        ...{ id, title: toTitle(item), number, url: toUrl(item), ownUrl: toOwnUrl(item) },
        ...toItemTerms(item),
        ...(note !== null && { note }),
      },
    ];
  });
}
