import type { Category, ListedCategory } from '../contract';
import { isRecord } from '../readers/reader';

/** In milliseconds: fetched again after an hour, dropped after a day. */
export const ages = { fresh: 3_600_000, oldest: 86_400_000 } as const;

export type StoredCategories = { at: number; categories: ListedCategory[] };

export function formatStoredCategories({ at, categories }: StoredCategories): string {
  return JSON.stringify({ version: 1, at, categories });
}

/**
 * Null when the stored text is missing, broken, of another version, or older than a day.
 * @param now milliseconds
 */
export function parseStoredCategories(text: string | null, now: number): StoredCategories | null {
  if (text === null) return null;
  try {
    const stored: unknown = JSON.parse(text);
    if (!isRecord(stored) || stored.version !== 1 || !Array.isArray(stored.categories)) return null;
    const { at } = stored;
    const list: readonly unknown[] = stored.categories;
    const categories = list.flatMap((entry) => toListed(entry) ?? []);
    if (typeof at !== 'number' || categories.length < list.length) return null;
    const age = now - at;
    // A date in the future comes from a wrong clock, then or now.
    return age >= 0 && age <= ages.oldest ? { at, categories } : null;
  } catch {
    return null;
  }
}

/**
 * The stored values have been parsed before, and entities must not be decoded twice. A broken name drops only itself.
 */
function toCategory(entry: unknown): Category | null {
  if (!isRecord(entry) || typeof entry.name !== 'string' || entry.name === '') return null;
  const names = isRecord(entry.longPluralTranslated) ? Object.entries(entry.longPluralTranslated) : [];
  const texts = names.filter((name): name is [string, string] => typeof name[1] === 'string');
  return { name: entry.name, longPluralTranslated: Object.fromEntries(texts) };
}

function toListed(entry: unknown): ListedCategory | null {
  const category = toCategory(entry);
  const subs: readonly unknown[] = isRecord(entry) && Array.isArray(entry.subCategories) ? entry.subCategories : [];
  return category && { ...category, subCategories: subs.flatMap((sub) => toCategory(sub) ?? []) };
}
