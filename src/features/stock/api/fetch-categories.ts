import { prepareEntities } from '../../../lib/decode-entities';
import { fetchJson, type HttpResult } from '../../../lib/http';
import { contract } from '../model/contract';
import { listedCategory, type ListedCategory } from '../model/contract-schemas';
import type { Report } from '../model/readers/reader';
import { toPattern, toSentence } from '../model/readers/to-sentence';

import type { StockApi } from './stock-api';

/** The valid categories, and the number of broken ones. */
export type Categories = {
  categories: ListedCategory[];
  broken: number;
  /** Values that were dropped, and why. */
  dropped: string[];
  /** Properties that no table has. */
  unknown: string[];
};

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
  const answer = await fetchJson({
    url: api.url + contract.categoriesPath(),
    timeoutMs,
    signal,
    prepare: prepareEntities,
  });
  if (answer.status === 'error') return answer;
  if (!Array.isArray(answer.value))
    return { status: 'error', httpStatus: 200, reason: 'answered with JSON that is not a list of categories' };
  const dropped: string[] = [];
  const unknown = new Set<string>();
  const report: Report = {
    dropped: (path, reason, value) => dropped.push(toSentence(path, reason, value)),
    unknown: (path) => unknown.add(toPattern(path)),
  };
  const list: readonly unknown[] = answer.value;
  const categories = list.flatMap(
    (entry, index) => listedCategory(entry, `categories[${String(index)}]`, report) ?? [],
  );
  return {
    status: 'ok',
    value: { categories, broken: list.length - categories.length, dropped, unknown: [...unknown] },
  };
}
