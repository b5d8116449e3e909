import { omit } from '../../../lib/omit';

import { category, type Category } from './readers/objects';
import { isMissing, isRecord, readList, type Reader } from './readers/reader';

export type { Category };
export type ListedCategory = Category & { subCategories: Category[] };

const subCategories = readList(category, Infinity);

/** A category of `GET /v1/categories/`; broken sub categories are dropped. */
export const listedCategory: Reader<ListedCategory> = (value, path, report) => {
  const read = category(isRecord(value) ? omit(value, 'subCategories') : value, path, report);
  const subs = isRecord(value) && !isMissing(value.subCategories) ? value.subCategories : [];
  return read && { ...read, subCategories: subCategories(subs, `${path}.subCategories`, report) ?? [] };
};

const isFinite = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isCount = (value: unknown): value is number => isFinite(value) && value >= 0;

export type Aggregation = { value: string; count: number }[] | { minimum: number; maximum: number };

/**
 * Text facets are counted values, of which broken ones are dropped; number facets are a range. Null for anything else.
 */
export function parseAggregation(input: unknown): Aggregation | null {
  if (Array.isArray(input)) {
    const list: readonly unknown[] = input;
    return list.flatMap((entry) => {
      if (!isRecord(entry) || !['string', 'number', 'boolean'].includes(typeof entry.value)) return [];
      const value = String(entry.value);
      return value !== '' && value !== 'NaN' && isCount(entry.count) ? [{ value, count: entry.count }] : [];
    });
  }
  const { minimum, maximum } = isRecord(input) ? input : {};
  return isFinite(minimum) && isFinite(maximum) ? { minimum, maximum } : null;
}

export type SearchResponse = {
  results: readonly unknown[];
  aggregations: Readonly<Record<string, unknown>>;
  total: number;
};

/** The answer of a search, its items not yet parsed. Null for anything else. */
export function parseSearchResponse(input: unknown): SearchResponse | null {
  if (!isRecord(input) || !Array.isArray(input.results) || !isRecord(input.pagination)) return null;
  const { from, size, total } = input.pagination;
  const aggregations = input.aggregations ?? {};
  if (!isFinite(from) || !isFinite(size) || !isCount(total) || !Number.isInteger(total)) return null;
  return isRecord(aggregations) ? { results: input.results, aggregations, total } : null;
}
