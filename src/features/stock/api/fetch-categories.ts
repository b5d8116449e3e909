import * as v from 'valibot';

import { fetchJson, type HttpResult } from '../../../lib/http';
import { contract } from '../model/contract';
import { listedCategorySchema, type ListedCategory } from '../model/contract-schemas';

import type { StockApi } from './stock-api';

/** The valid categories, and how many had to be left out. */
export type Categories = { categories: ListedCategory[]; broken: number };

/** Spec section 7, call 4. */
export async function fetchCategories({
  api,
  timeoutMs,
  signal,
}: {
  api: StockApi;
  timeoutMs: number;
  signal?: AbortSignal | undefined;
}): Promise<HttpResult<Categories>> {
  const answer = await fetchJson({ url: api.url + contract.categoriesPath(), timeoutMs, signal });
  if (answer.status === 'error') return answer;
  if (!Array.isArray(answer.value))
    return { status: 'error', httpStatus: 200, reason: 'answered with JSON that is not a list of categories' };
  const categories = answer.value.flatMap((entry): ListedCategory[] => {
    const parsed = v.safeParse(listedCategorySchema, entry);
    return parsed.success ? [parsed.output] : [];
  });
  return { status: 'ok', value: { categories, broken: answer.value.length - categories.length } };
}
