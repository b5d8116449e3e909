import * as v from 'valibot';

import { omit } from '../../../lib/omit';

import { category, type Category } from './readers/objects';
import { isMissing, isRecord, readList, type Reader } from './readers/reader';

export type { Category };
export type ListedCategory = Category & { subCategories: Category[] };

const subCategories = readList(category, Infinity);

/** A category of `GET /v1/categories/`; broken sub categories are left out. */
export const listedCategory: Reader<ListedCategory> = (value, path, report) => {
  const read = category(isRecord(value) ? omit(value, 'subCategories') : value, path, report);
  const subs = isRecord(value) && !isMissing(value.subCategories) ? value.subCategories : [];
  return read && { ...read, subCategories: subCategories(subs, `${path}.subCategories`, report) ?? [] };
};

const finite = v.pipe(v.number(), v.finite());

const countSchema = v.object({
  value: v.pipe(v.union([v.string(), v.number(), v.boolean()]), v.transform(String), v.nonEmpty()),
  count: v.pipe(finite, v.minValue(0)),
});

/** Text facets are counted values, of which broken ones are left out; number facets are a range. */
export const aggregationSchema = v.union([
  v.pipe(
    v.array(v.unknown()),
    v.transform((values) =>
      values.flatMap((value) => {
        const parsed = v.safeParse(countSchema, value);
        return parsed.success ? [parsed.output] : [];
      }),
    ),
  ),
  v.object({ minimum: finite, maximum: finite }),
]);

export const searchResponseSchema = v.object({
  results: v.array(v.unknown()),
  aggregations: v.optional(v.nullable(v.record(v.string(), v.unknown()))),
  pagination: v.object({ from: finite, size: finite, total: v.pipe(finite, v.integer(), v.minValue(0)) }),
});

export const itemResponseSchema = v.object({ data: v.unknown() });
