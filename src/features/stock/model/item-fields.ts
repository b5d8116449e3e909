import * as v from 'valibot';

import { categorySchema } from './contract';
import { enumerations, type EnumerationName } from './enumerations';
import { enumerationOf, properties, type Property, type PropertyValues } from './properties';

/** One field of a stock item: how it is checked, its GraphQL type, and whether lists ask for it. */
type Field = { schema: v.GenericSchema; graphql: string; list?: true };

const finite = v.pipe(v.number(), v.finite());
const numeric = v.union([finite, v.pipe(v.string(), v.trim(), v.nonEmpty(), v.transform(Number), finite)]);
const count = v.pipe(numeric, v.minValue(0));
const text = v.pipe(
  v.union([v.string(), v.pipe(finite, v.transform(String))]),
  v.trim(),
  v.nonEmpty(),
  v.maxLength(300),
);
const isoDate = v.pipe(
  v.string(),
  v.trim(),
  v.check((value) => /^\d{4}-\d{2}/.test(value) && !Number.isNaN(Date.parse(value)), 'not an ISO 8601 date'),
);
const measure = v.object({ value: numeric, unit: v.pipe(v.string(), v.trim(), v.nonEmpty()) });
const enumeration = <N extends EnumerationName>(name: N) => v.picklist(enumerations[name]);

/** `undefined` instead of a part that is missing or wrong, so that one bad part does not cost the whole. */
const part = <S extends v.GenericSchema>(schema: S) => v.fallback(v.optional(schema), undefined);

/** Texts per language; empty and wrong ones are left out. */
const localizedText = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((texts) =>
    Object.fromEntries(
      Object.entries(texts).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].trim() !== '',
      ),
    ),
  ),
);

/** A list of which the broken members are left out. */
const listOf = <S extends v.GenericSchema>(schema: S) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((members) =>
      members.flatMap((member): v.InferOutput<S>[] => {
        const result = v.safeParse(schema, member);
        return result.success ? [result.output] : [];
      }),
    ),
  );

const image = v.object({
  url: v.pipe(v.string(), v.trim(), v.regex(/^https?:\/\//i, 'not an http address')),
  width: part(v.pipe(numeric, v.minValue(1))),
  height: part(v.pipe(numeric, v.minValue(1))),
});

/** Fields beside the properties of the item page, spec section 3 and the contract. */
export const headFields = {
  advertiserStockNumber: { schema: text, graphql: 'String', list: true },
  advertiserObjectReference: { schema: text, graphql: 'String' },
  createdDate: { schema: isoDate, graphql: 'Date', list: true },
  subCategory: { schema: categorySchema, graphql: 'StockCategoryName', list: true },
  make: { schema: text, graphql: 'String', list: true },
  makeName: { schema: text, graphql: 'String', list: true },
  model: { schema: text, graphql: 'String', list: true },
  modelOther: { schema: text, graphql: 'String', list: true },
  type: { schema: text, graphql: 'String', list: true },
  shortAxleConfiguration: { schema: text, graphql: 'String', list: true },
  pricing: {
    schema: v.object({ type: part(enumeration('priceType')), vat: part(enumeration('vat')) }),
    graphql: 'StockPricing',
    list: true,
  },
  price: {
    schema: v.object({
      amount: part(v.pipe(numeric, v.integer(), v.minValue(0), v.maxValue(1e12))),
      currency: part(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))),
    }),
    graphql: 'StockPrice',
    list: true,
  },
  transaction: { schema: enumeration('transaction'), graphql: 'String', list: true },
  status: { schema: enumeration('status'), graphql: 'String', list: true },
  images: { schema: listOf(image), graphql: '[StockImage!]', list: true },
  description: { schema: localizedText, graphql: 'JSON' },
  accessories: { schema: listOf(localizedText), graphql: '[JSON!]' },
} as const satisfies Record<string, Field>;

type HeadFields = typeof headFields;
export type HeadValues = { [F in keyof HeadFields]?: v.InferOutput<HeadFields[F]['schema']> };

/** Properties that the cards of a list show, and that a list therefore asks for, too. */
const listProperties: readonly Property['id'][] = [
  'energyType',
  'emissionsClass',
  'used',
  'operatingHours',
  'constructionYear',
  'odometer',
  'power',
  'liftingCapacity',
  'workingWidth',
];

function toPropertyField(property: Property): Field {
  switch (property.kind) {
    case 'condition':
    case 'enum':
      return { schema: enumeration(enumerationOf(property)), graphql: 'String' };
    case 'text':
      return { schema: text, graphql: 'String' };
    case 'date':
      return { schema: isoDate, graphql: 'String' };
    case 'flag':
      return { schema: v.boolean(), graphql: 'Boolean' };
    case 'count':
      return { schema: count, graphql: 'Float' };
    case 'measure':
      return { schema: measure, graphql: 'StockMeasure' };
    case 'crane':
      return {
        schema: v.object({ make: part(text), type: part(text), buildYear: part(count) }),
        graphql: 'StockCrane',
      };
    case 'tailgate':
      return {
        schema: v.object({ make: part(text), model: part(text), capacity: part(measure) }),
        graphql: 'StockTailgate',
      };
  }
}

/** Every optional field of a stock item by name: the head fields and a field for each row of the property table. */
export const itemFields: ReadonlyMap<string, Field> = new Map<string, Field>([
  ...Object.entries(headFields),
  ...properties.map((property): [string, Field] => {
    const field = toPropertyField(property);
    return [property.id, listProperties.includes(property.id) ? { ...field, list: true } : field];
  }),
]);

/** The fields that lists ask for (`source` of the search, spec section 7). */
export const listFields: readonly string[] = [
  'advertisementID',
  'category',
  ...[...itemFields].flatMap(([id, field]) => (field.list ? [id] : [])),
];

export type ItemValues = HeadValues & PropertyValues;
