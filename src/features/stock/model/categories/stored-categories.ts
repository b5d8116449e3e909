import * as v from 'valibot';

import type { ListedCategory } from '../contract';

/** Where the browser keeps the categories (spec section 7, call 4). */
export const storageKey = 'categories';

/** Milliseconds: asked again after an hour, thrown away after a day. */
export const ages = { fresh: 3_600_000, oldest: 86_400_000 } as const;

/** What is stored has been read before, so it is not read again: entities are decoded once. Names that were spoiled cost only themselves. */
const names = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((texts) =>
    Object.fromEntries(
      Object.entries(texts).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    ),
  ),
);
const category = { name: v.pipe(v.string(), v.nonEmpty()), longPluralTranslated: v.fallback(names, {}) };
const schema = v.object({
  version: v.literal(1),
  at: v.number(),
  categories: v.array(v.object({ ...category, subCategories: v.array(v.object(category)) })),
});

export type StoredCategories = { at: number; categories: ListedCategory[] };

export function formatStoredCategories({ at, categories }: StoredCategories): string {
  return JSON.stringify({ version: 1, at, categories });
}

/** Null when nothing is stored, when it is broken or of another version, or older than a day. @param now milliseconds */
export function parseStoredCategories(text: string | null, now: number): StoredCategories | null {
  if (text === null) return null;
  try {
    const parsed = v.safeParse(schema, JSON.parse(text));
    if (!parsed.success) return null;
    const { at, categories } = parsed.output;
    const age = now - at;
    // A date in the future is a clock that was wrong, then or now.
    return age >= 0 && age <= ages.oldest ? { at, categories } : null;
  } catch {
    return null;
  }
}
