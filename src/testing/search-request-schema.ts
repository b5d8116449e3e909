import * as v from 'valibot';

const path = v.pipe(v.string(), v.regex(/^\w+(\.\w+)*$/, 'not a property path'));
const text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const whole = v.pipe(v.number(), v.safeInteger());
const isoDate = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/, 'not an ISO 8601 date'));

/** At least one value, without duplicates. */
const values = v.pipe(
  v.array(v.union([v.string(), v.number(), v.boolean()])),
  v.minLength(1),
  v.check((list) => new Set(list).size === list.length, 'a value twice'),
);

const toRange = <S extends v.GenericSchema<number | string>>(property: v.GenericSchema<string>, bound: S) =>
  v.pipe(
    v.strictObject({
      property,
      minimum: v.exactOptional(bound),
      maximum: v.exactOptional(bound),
      orValues: v.exactOptional(v.array(v.union([v.null(), v.literal(0)]))),
    }),
    v.check(({ minimum, maximum }) => minimum !== undefined || maximum !== undefined, 'a range without ends'),
    v.check(
      ({ minimum, maximum }) => minimum === undefined || maximum === undefined || minimum <= maximum,
      'a range that holds nothing',
    ),
  );

const filter = v.union([
  v.strictObject({ property: path, values }),
  v.strictObject({ property: v.literal('status'), values: v.tuple([v.null(), v.literal('reserved')]) }),
  v.strictObject({ property: v.literal('status'), values: v.tuple([v.literal('sold')]) }),
  toRange(v.picklist(['price.amount', 'constructionYear', 'operatingHours']), whole),
  toRange(v.picklist(['power.value', 'liftingCapacity.value', 'tankCapacity.value']), whole),
  toRange(v.picklist(['liftingHeight.value', 'workingWidth.value']), whole),
  toRange(v.literal('images'), whole),
  toRange(v.literal('createdDate'), isoDate),
]);

/**
 * The body of a search by the stock API's contract, as strict as the site's lists are: whole pages within the paging
 * window, each filter once, amounts in whole cents, no empty values and no other properties.
 */
export const searchRequestSchema = v.strictObject({
  sort: v.pipe(
    v.array(
      v.strictObject({
        property: v.picklist(['createdDate', 'constructionYear', 'price.amount']),
        order: v.picklist(['asc', 'desc']),
      }),
    ),
    v.length(1),
  ),
  pagination: v.pipe(
    v.strictObject({
      size: v.pipe(whole, v.minValue(0), v.maxValue(100)),
      from: v.pipe(whole, v.minValue(0)),
    }),
    v.check(({ size, from }) => from + size <= 10_000, 'beyond the window'),
    v.check(({ size, from }) => (size === 0 ? from === 0 : from % size === 0), 'not a whole page'),
  ),
  source: v.pipe(v.array(path), v.minLength(1)),
  aggregations: v.exactOptional(v.pipe(v.array(path), v.minLength(1))),
  freeTextSearch: v.exactOptional(
    v.strictObject({
      term: text,
      properties: v.strictTuple(['makeName', 'model', 'type'].map((name) => v.literal(name))),
    }),
  ),
  filters: v.pipe(
    v.array(filter),
    v.check((list) => {
      // An item has to have each of the accessories: a filter each.
      const once = list.flatMap(({ property }) => (property === 'accessories.nl' ? [] : [property]));
      return new Set(once).size === once.length;
    }, 'a property filtered twice'),
  ),
});
