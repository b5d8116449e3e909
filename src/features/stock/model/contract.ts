import * as v from 'valibot';

import { toPlainText, toWhole } from '../../../lib/plain-text';

/**
 * What the stock API's own documentation leaves open, decided in this one file: a real API that differs is a change
 * here. The rest of the contract (spec section 7) is in the request builder and the item fields.
 */
export const contract = {
  /** Items one search may ask for. */
  maximumSize: 100,
  /** `from + size` may reach this. */
  maximumWindow: 10_000,
  searchPath: (company: string) => `/v1/clients/${encodeURIComponent(company)}/items/search/`,
  itemPath: (company: string, id: string) =>
    `/v1/clients/${encodeURIComponent(company)}/items/${encodeURIComponent(id)}`,
  categoriesPath: () => '/v1/categories/',
} as const;

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
