import type { ItemAvailability, OfferItemCondition, Product, WithContext } from 'schema-dts';

import type { StockItem } from '../item';
import { getMake, getModel } from '../item-names';
import { isMargin, toPriceView } from '../price';

/** What the page adds to an item: its words and URLs. */
export type ProductPage = {
  title: string;
  description: string;
  category: string;
  url: string;
  pictures: readonly string[];
  /** The company, by the id of its own structured data (`features/company`). */
  seller: { id: string; name: string } | null;
};

/**
 * Structured data of an item, which say whether VAT is in the price. Null without a price: Google requires `price` in
 * an `Offer`, and in a `Product` an offer, a review or a rating, so that without a price either is an error in the
 * Search Console and nothing is shown. The page of such an item still has its breadcrumbs, title and image.
 * @see https://developers.google.com/search/docs/appearance/structured-data/product-snippet
 * @see https://developers.google.com/search/docs/appearance/structured-data/merchant-listing
 */
export function toProduct(item: StockItem, page: ProductPage): WithContext<Product> | null {
  const price = toPrice(item);
  if (price === null) return null;
  const make = getMake(item);
  const model = getModel(item);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: page.title,
    description: page.description,
    url: page.url,
    sku: item.advertiserStockNumber ?? item.advertisementID,
    category: page.category,
    ...(make !== undefined && { brand: { '@type': 'Brand', name: make } }),
    ...(model !== undefined && { model }),
    ...(page.pictures.length > 0 && { image: [...page.pictures] }),
    offers: {
      '@type': 'Offer',
      url: page.url,
      // Absent for an unknown status: Google wants it only where it is known.
      ...(item.isStatusUnknown !== true && { availability: toAvailability(item) }),
      ...toCondition(item),
      ...price,
      ...(item.transaction === 'rental' && {
        businessFunction: { '@id': 'http://purl.org/goodrelations/v1#LeaseOut' },
      }),
      ...(page.seller !== null && {
        seller: { '@type': 'LocalBusiness', '@id': page.seller.id, name: page.seller.name },
      }),
    },
  };
}

/** Reserved is not sold: the item may become available again. A term of schema.org. */
function toAvailability({ status }: StockItem): ItemAvailability {
  if (status === 'sold') return 'https://schema.org/SoldOut';
  return status === 'reserved' ? 'https://schema.org/LimitedAvailability' : 'https://schema.org/InStock';
}

/** Absent when unknown: Google wants a condition only where it is known. */
function toCondition({ damaged, refurbished, used }: StockItem): { itemCondition?: OfferItemCondition } {
  if (damaged === true) return { itemCondition: 'https://schema.org/DamagedCondition' };
  if (refurbished === true) return { itemCondition: 'https://schema.org/RefurbishedCondition' };
  if (used === undefined) return {};
  return { itemCondition: used ? 'https://schema.org/UsedCondition' : 'https://schema.org/NewCondition' };
}

function toPrice(item: StockItem) {
  const view = toPriceView(item);
  if (view.kind !== 'amount') return null;
  const amount = { price: view.cents / 100, priceCurrency: view.currency };
  // The price of margin goods is what a buyer pays, VAT on the margin included.
  if (!view.exclVat && !isMargin(item)) return amount;
  const valueAddedTaxIncluded = !view.exclVat;
  const priceSpecification = { '@type': 'PriceSpecification', ...amount, valueAddedTaxIncluded } as const;
  return { ...amount, priceSpecification };
}
