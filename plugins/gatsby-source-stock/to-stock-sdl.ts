import { itemFields } from '../../src/features/stock/model/item-fields';

/**
 * The whole GraphQL schema of the stock. Nothing is inferred, so the build works without stock items, and without any
 * value of a field.
 */
export function toStockSdl(): string {
  const fields = [...itemFields].map(([name, field]) => `    ${name}: ${field.graphql}`);
  return `
  type StockItem implements Node @dontInfer {
    advertisementID: String!
    category: StockCategoryName!
    paths: JSON!
${fields.join('\n')}
  }
  type StockCategory implements Node @dontInfer {
    name: String!
    longPluralTranslated: JSON!
    subCategories: [StockCategoryName!]!
    paths: JSON!
  }
  type StockCategoryName { name: String!, longPluralTranslated: JSON! }
  type StockPricing { type: String, vat: String }
  type StockPrice { amount: Float, currency: String }
  type StockImage { url: String!, width: Float, height: Float }
  type StockMeasure { value: Float!, unit: String! }
  type StockCrane { make: String, type: String, buildYear: Float }
  type StockTailgate { make: String, model: String, capacity: StockMeasure }
`;
}
