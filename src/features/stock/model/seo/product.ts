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
 * An item as search engines read it. A price that the page does not say is not said here either; one without VAT says so.
 * @see https://developers.google.com/search/docs/appearance/structured-data/product
 */
export function toProduct(item: StockItem, page: ProductPage): WithContext<Product> {
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
      availability: toAvailability(item),
      itemCondition: toCondition(item),
      ...toPrice(item),
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

function toCondition({ damaged, refurbished, used }: StockItem): OfferItemCondition {
  if (damaged === true) return 'https://schema.org/DamagedCondition';
  if (refurbished === true) return 'https://schema.org/RefurbishedCondition';
  return used === false ? 'https://schema.org/NewCondition' : 'https://schema.org/UsedCondition';
}

function toPrice(item: StockItem) {
  const view = toPriceView(item);
  if (view.kind !== 'amount') return {};
  const amount = { price: view.cents / 100, priceCurrency: view.currency };
  if (!view.exclVat) return amount;
  const priceSpecification = { '@type': 'PriceSpecification', ...amount, valueAddedTaxIncluded: false } as const;
  return { ...amount, priceSpecification };
}
