import * as v from 'valibot';

import { toPlainText } from '../../../lib/plain-text';

import { categorySchema, localizedTextSchema } from './contract-schemas';
import { enumerations, type EnumerationName } from './enumerations';
import { enumerationOf, properties, type Property, type PropertyValues } from './properties';

/** One field of a stock item: how it is checked, its GraphQL type, and whether lists ask for it. */
type Field = { schema: v.GenericSchema; graphql: string; list?: true };

const finite = v.pipe(v.number(), v.finite());
const numeric = v.union([finite, v.pipe(v.string(), v.trim(), v.nonEmpty(), v.transform(Number), finite)]);
/** More hours, cylinders or millimetres no machine has. What is less than nothing, or more than this, nobody measured. */
const count = v.pipe(numeric, v.minValue(0), v.maxValue(1e7));
const measured = v.pipe(numeric, v.minValue(0), v.maxValue(1e9));
const text = v.pipe(
  v.union([v.string(), v.pipe(finite, v.transform(String))]),
  v.transform(toPlainText),
  v.trim(),
  v.nonEmpty(),
  v.maxLength(300),
);
const isoDate = v.pipe(
  v.string(),
  v.trim(),
  // Systems fill in the year 1, or 9999, for a day that nobody knows.
  v.check((value) => /^(19|20)\d{2}-\d{2}/.test(value) && !Number.isNaN(Date.parse(value)), 'not an ISO 8601 date'),
);
const measure = v.object({
  value: measured,
  unit: v.pipe(v.string(), v.transform(toPlainText), v.trim(), v.nonEmpty(), v.maxLength(300)),
});
const enumeration = <N extends EnumerationName>(name: N) => v.picklist(enumerations[name]);

const isYear = (year: number) => Number.isInteger(year) && year >= 1850 && year <= 2100;
/** A year is text, for it may hold more ('2018/2019'); what is a number has to be one that can be a year. */
const yearText = v.pipe(
  text,
  v.check((value) => Number.isNaN(Number(value)) || isYear(Number(value)), 'not a year'),
);
const year = v.pipe(numeric, v.check(isYear, 'not a year'));

/** `undefined` instead of a part that is missing or wrong, so that one bad part does not cost the whole. */
const part = <S extends v.GenericSchema>(schema: S) => v.fallback(v.optional(schema), undefined);

/** Members of a list; no machine has more, and a page has to stay one that can be read. */
const mostMembers = 100;

/** A list of which the broken members are left out, and those after the hundredth. */
const listOf = <S extends v.GenericSchema>(schema: S) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((members) =>
      members
        .flatMap((member): v.InferOutput<S>[] => {
          const result = v.safeParse(schema, member);
          return result.success ? [result.output] : [];
        })
        .slice(0, mostMembers),
    ),
  );

const image = v.object({
  url: v.pipe(v.string(), v.trim(), v.regex(/^https?:\/\//i, 'not an http address')),
  width: part(v.pipe(numeric, v.minValue(1))),
  height: part(v.pipe(numeric, v.minValue(1))),
});

/** A line of a list, and not the description in the wrong place. */
const accessory = v.pipe(
  localizedTextSchema,
  v.transform((texts) =>
    Object.fromEntries(Object.entries(texts).map(([language, line]) => [language, shorten(line, 300)])),
  ),
);

/** At most so many characters, with a sign that there was more. */
function shorten(line: string, longest: number): string {
  // Not through the middle of a character that takes two places.
  return line.length <= longest ? line : `${line.slice(0, longest - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

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
  description: { schema: localizedTextSchema, graphql: 'JSON' },
  accessories: { schema: listOf(accessory), graphql: '[JSON!]' },
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
      return { schema: property.id === 'constructionYear' ? yearText : text, graphql: 'String' };
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
        schema: v.object({ make: part(text), type: part(text), buildYear: part(year) }),
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
