import { factIds } from './deciding-facts';
import { enumerationOf, getQuantities, properties, type Property, type PropertyValues } from './properties';
import { category, crane, image, measure, price, pricing, tailgate } from './readers/objects';
import { readList, type Read, type Reader } from './readers/reader';
import { line, markup } from './readers/texts';
import { count, day, flag, member, moment, name, yearText } from './readers/values';

/** A field of a stock item: its reader, its GraphQL type, and whether lists request it. */
type Field = { read: Reader<unknown>; graphql: string; list?: true };

/** Fields besides the properties of the item page (spec section 3 and the contract). */
export const headFields = {
  advertiserStockNumber: { read: name, graphql: 'String', list: true },
  advertiserObjectReference: { read: name, graphql: 'String' },
  createdDate: { read: moment, graphql: 'Date', list: true },
  subCategory: { read: category, graphql: 'StockCategoryName', list: true },
  make: { read: name, graphql: 'String', list: true },
  makeName: { read: name, graphql: 'String', list: true },
  model: { read: name, graphql: 'String', list: true },
  modelOther: { read: name, graphql: 'String', list: true },
  type: { read: name, graphql: 'String', list: true },
  shortAxleConfiguration: { read: name, graphql: 'String', list: true },
  pricing: { read: pricing, graphql: 'StockPricing', list: true },
  price: { read: price, graphql: 'StockPrice', list: true },
  transaction: { read: member('transaction'), graphql: 'String', list: true },
  status: { read: member('status'), graphql: 'String', list: true },
  images: { read: readList(image), graphql: '[StockImage!]', list: true },
  description: { read: markup, graphql: 'JSON' },
  accessories: { read: readList(line), graphql: '[JSON!]' },
} as const satisfies Record<string, Field>;

type HeadFields = typeof headFields;
export type HeadValues = { [F in keyof HeadFields]?: Read<HeadFields[F]['read']> };

/** Properties that lists request: the specification's, and those on cards. */
const listProperties: ReadonlySet<Property['id']> = new Set([
  ...(['energyType', 'emissionsClass', 'used', 'operatingHours', 'constructionYear', 'odometer'] as const),
  'marginScheme',
  'damaged',
  ...factIds,
]);

function toPropertyField(property: Property): Field {
  switch (property.kind) {
    case 'condition':
    case 'enum':
      return { read: member(enumerationOf(property)), graphql: 'String' };
    case 'text':
      return { read: property.id === 'constructionYear' ? yearText : name, graphql: 'String' };
    case 'date':
      return { read: day, graphql: 'String' };
    case 'flag':
      return { read: flag, graphql: 'Boolean' };
    case 'count':
      return { read: count, graphql: 'Float' };
    case 'measure':
      return { read: measure(getQuantities(property.id)), graphql: 'StockMeasure' };
    case 'crane':
      return { read: crane, graphql: 'StockCrane' };
    case 'tailgate':
      return { read: tailgate, graphql: 'StockTailgate' };
  }
}

/** Every optional field of a stock item by name: the head fields and a field for each row of the property table. */
export const itemFields: ReadonlyMap<string, Field> = new Map<string, Field>([
  ...Object.entries(headFields),
  ...properties.map((property): [string, Field] => {
    const field = toPropertyField(property);
    return [property.id, listProperties.has(property.id) ? { ...field, list: true } : field];
  }),
]);

/** The fields that lists request (`source` of the search, spec section 7). */
export const listFields: readonly string[] = [
  'advertisementID',
  'category',
  ...[...itemFields].flatMap(([id, field]) => (field.list ? [id] : [])),
];

export type ItemValues = HeadValues & PropertyValues;
