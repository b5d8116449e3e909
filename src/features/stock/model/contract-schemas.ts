import * as v from 'valibot';

import { toPlainText, toWhole } from '../../../lib/plain-text';

/** Texts per language, e.g. `{ nl: 'Tractoren', en: 'Tractors' }`; those that are empty or no text are left out. */
export const localizedTextSchema = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((texts) =>
    Object.fromEntries(
      Object.entries(texts).flatMap(([language, text]) => {
        const plain = typeof text === 'string' ? toPlainText(text) : '';
        return plain.trim() === '' ? [] : [[language, plain] as const];
      }),
    ),
  ),
);

const categoryEntries = {
  name: v.pipe(v.string(), v.transform(toWhole), v.trim(), v.nonEmpty()),
  longPluralTranslated: v.optional(v.fallback(localizedTextSchema, {}), {}),
};

/** A category (or sub category) as an item carries it. */
export const categorySchema = v.object(categoryEntries);
export type Category = v.InferOutput<typeof categorySchema>;

/** A category of `GET /v1/categories/`; broken sub categories are left out. */
export const listedCategorySchema = v.object({
  ...categoryEntries,
  subCategories: v.fallback(
    v.pipe(
      v.array(v.unknown()),
      v.transform((list) =>
        list.flatMap((entry) => {
          const r = v.safeParse(categorySchema, entry);
          return r.success ? [r.output] : [];
        }),
      ),
    ),
    [],
  ),
});
export type ListedCategory = v.InferOutput<typeof listedCategorySchema>;

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
