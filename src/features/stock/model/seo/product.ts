import type { ItemAvailability, OfferItemCondition, Product, WithContext } from 'schema-dts';

import type { StockItem } from '../item';
import { getMake, getModel } from '../item-names';
import { toPriceView } from '../price';

/** What the page knows beside the item: its words, and whole addresses. */
export type ProductPage = {
  title: string;
  description: string;
  category: string;
  url: string;
  pictures: readonly string[];
  /** The company, under the id that its own description has (`features/company`). */
  seller: { id: string; name: string } | null;
};

/**
 * An item as search engines read it; one without VAT says so. Null for one without a price: Google requires `price` of
 * an `Offer`, and of a `Product` an offer, a review or a rating, so that without a price either is an error in the
 * Search Console and nothing is shown. The page of such an item still has its breadcrumbs, title and picture.
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
      // Of a status that nobody can read nothing is said: Google asks for it only where it is known.
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

/** Reserved is not sold: it may come free again. The word is one that search engines know. */
function toAvailability({ status }: StockItem): ItemAvailability {
  if (status === 'sold') return 'https://schema.org/SoldOut';
  return status === 'reserved' ? 'https://schema.org/LimitedAvailability' : 'https://schema.org/InStock';
}

/** Whether an item is used may not be known: Google asks for a condition only where there is one to tell. */
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
  if (!view.exclVat) return amount;
  const priceSpecification = { '@type': 'PriceSpecification', ...amount, valueAddedTaxIncluded: false } as const;
  return { ...amount, priceSpecification };
}
