import { dot } from '../../../../lib/dot';
import { formatMoney } from '../../../../lib/format';
import type { StockItem } from '../item';
import { getItemTitle } from '../item-names';
import type { Wording } from '../measures';
import { getItemStatuses, isMargin, toPriceView, type PriceView } from '../price';

/** What is offered, in one language: name, price and status. It needs no tables of facts and units. */
export type OfferWords = {
  title: string;
  /** The price, or what stands in its place; of a sold item that it is sold. */
  price: string;
  /** Beside the price: its VAT, in short, and whether it is open to offers; null when there is nothing to say. */
  vat: string | null;
  status: { id: string; label: string } | null;
};

/** Turns the offer of an item into words. */
export function toOfferWords(item: StockItem, { t, iso }: Wording): OfferWords {
  const statuses = getItemStatuses(item);
  const [first] = statuses;
  return {
    title:
      getItemTitle(item) || t('stock:item.untitled', { number: item.advertiserStockNumber ?? item.advertisementID }),
    ...toPriceWords(item, toPriceView(item), { t, iso }),
    status:
      first === undefined
        ? null
        : { id: first, label: statuses.map((status) => t(`stock:status.${status}`)).join(dot) },
  };
}

/** What is sold has no price to be had. */
function toPriceWords(item: StockItem, price: PriceView, { t, iso }: Wording): Pick<OfferWords, 'price' | 'vat'> {
  if (item.status === 'sold') return { price: t('stock:status.sold'), vat: null };
  const isAmount = price.kind === 'amount';
  const beside = [
    isAmount && price.exclVat && t('stock:price.exclVat'),
    isMargin(item) && t('stock:price.margin'),
    isAmount && item.pricing?.type === 'bid' && t('stock:price.bid'),
  ].filter((word) => word !== false);
  return {
    price: isAmount ? formatMoney(price.cents, price.currency, iso) : t(`stock:price.${price.kind}`),
    vat: beside.length === 0 ? null : beside.join(dot),
  };
}
