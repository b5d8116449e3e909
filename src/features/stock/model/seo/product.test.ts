import { checkJsonLd } from '../../../../../checks/rules/json-ld-rules';
import { buildRawItem } from '../../../../testing/factories/stock-item';
import { parseStockItem, type StockItem } from '../item';

import { toProduct, type ProductPage } from './product';

const page: ProductPage = {
  title: 'Fendt 724 Vario ProfiPlus',
  description: 'Bouwjaar 2018',
  category: 'Tractoren',
  url: 'https://dealer.example/occasions/tractoren/fendt-204170',
  pictures: ['https://images.example/1.jpg'],
  seller: { id: 'https://dealer.example/#dealer', name: 'Veldkamp' },
};

function toItem(override: Record<string, unknown>): StockItem {
  const parsed = parseStockItem(buildRawItem({ damaged: false, refurbished: false, ...override }));
  if (parsed.status !== 'ok') throw new Error(parsed.reason);
  return parsed.item;
}

/** The offer as a reader of the page's HTML gets it. */
function toOffer(override: Record<string, unknown>): Record<string, unknown> {
  const product = JSON.parse(JSON.stringify(toProduct(toItem(override), page))) as {
    offers: Record<string, unknown>;
  } | null;
  if (product === null) throw new Error('It is no product.');
  expect(checkJsonLd(JSON.stringify(product))).toEqual([]);
  return product.offers;
}

test.each(['verkocht', true, ['sold']])('an item with the unknown status %j has no availability', (status) => {
  expect(toOffer({ status })).not.toHaveProperty('availability');
  expect(toOffer({ status: null })).toMatchObject({ availability: 'https://schema.org/InStock' });
});

test('an item for sale has its make, number, images, and a price that is marked as without VAT', () => {
  expect(JSON.parse(JSON.stringify(toProduct(toItem({ used: true }), page)))).toMatchObject({
    '@type': 'Product',
    name: page.title,
    sku: 'L20417',
    brand: { name: 'Fendt' },
    model: '724 Vario',
    image: ['https://images.example/1.jpg'],
    offers: {
      price: 74950,
      priceCurrency: 'EUR',
      priceSpecification: { valueAddedTaxIncluded: false, price: 74950 },
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/UsedCondition',
      seller: { '@id': 'https://dealer.example/#dealer' },
    },
  });
});

test.each([
  ['on request', { pricing: { type: 'request', vat: 'btw' } }],
  ['of nothing', { price: { amount: 0, currency: 'EUR' } }],
  ['at an auction', { pricing: { type: 'auction' } }],
  ['that is not known', { price: null }],
  ['below nothing', { price: { amount: -1, currency: 'EUR' } }],
  ['in a currency that is none', { price: { amount: 7495000, currency: 'euros' } }],
])('an item with a price %s is no product, because an offer needs a price', (_, override) => {
  expect(toProduct(toItem(override), page)).toBeNull();
});

test('the condition is left out when it is unknown', () => {
  expect(toOffer({ used: null })).not.toHaveProperty('itemCondition');
});

test('a margin price has the VAT in it that nobody reclaims, and cents stay', () => {
  const offer = toOffer({ pricing: { type: 'fixed', vat: 'margin' }, price: { amount: 1234567, currency: 'EUR' } });
  expect(offer).toMatchObject({ price: 12345.67 });
  expect(offer).toMatchObject({ priceSpecification: { price: 12345.67, valueAddedTaxIncluded: true } });
});

test.each([
  [{ status: 'sold' }, 'availability', 'https://schema.org/SoldOut'],
  [{ status: 'reserved' }, 'availability', 'https://schema.org/LimitedAvailability'],
  [{ used: false }, 'itemCondition', 'https://schema.org/NewCondition'],
  [{ damaged: true, used: false }, 'itemCondition', 'https://schema.org/DamagedCondition'],
  [{ refurbished: true }, 'itemCondition', 'https://schema.org/RefurbishedCondition'],
  [{ transaction: 'rental' }, 'businessFunction', { '@id': 'http://purl.org/goodrelations/v1#LeaseOut' }],
])('%j is an offer with %s %j', (override, name, expected) => {
  expect(toOffer(override)[name]).toEqual(expected);
});

test('unknown facts are left out', () => {
  const bare = toItem({ makeName: 'Overig', model: 'Overig', modelOther: null, advertiserStockNumber: null });
  const product = toProduct(bare, { ...page, pictures: [], seller: null });
  expect(product).toMatchObject({ sku: '204170' });
  for (const name of ['brand', 'model', 'image']) expect(product).not.toHaveProperty(name);
  expect(product?.offers).not.toHaveProperty('seller');
});
