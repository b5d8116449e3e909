import { fetchStockItem } from '../../src/features/stock/api/fetch-stock-item';
import type { StockItem } from '../../src/features/stock/model/item';

import type { FetchItem } from './newer-stock-item';

/** Visitors wait for the answer, and requests for missing stock items must not keep the API busy. */
const timeoutMs = 2000;
const concurrencyLimit = 4;
const maxCached = 1000;
/** How long an answer is cached, if the stock item exists, does not exist, or the API failed. */
const freshMs = { found: 60_000, missing: 30_000, failed: 5_000 } as const;

/** Ids of the API are numbers; longer ones are guesses. */
const idPattern = /^\d{1,12}$/;

type Answer = { until: number; item: Promise<StockItem | null> };

/** Fetches single stock items from the API, with a cache and a concurrency limit. Beyond the limit: null. */
export function createFetchItem(): FetchItem {
  const answers = new Map<string, Answer>();
  let pending = 0;

  return ({ apiUrl, companyId }, id) => {
    const cached = answers.get(id);
    if (cached !== undefined && cached.until > Date.now()) return cached.item;
    if (!idPattern.test(id) || pending >= concurrencyLimit) return Promise.resolve(null);
    const answer: Answer = { until: Infinity, item: Promise.resolve(null) };
    answer.item = fetchInto(answer, { url: apiUrl, companyId }, id);
    answers.delete(id);
    answers.set(id, answer);
    for (const oldest of answers.keys()) if (answers.size > maxCached) answers.delete(oldest);
    return answer.item;
  };

  async function fetchInto(
    answer: Answer,
    api: { url: string; companyId: string },
    id: string,
  ): Promise<StockItem | null> {
    pending += 1;
    const result = await fetchStockItem({ api, id, timeoutMs });
    pending -= 1;
    const kind = result.status === 'ok' ? 'found' : result.httpStatus === 404 ? 'missing' : 'failed';
    answer.until = Date.now() + freshMs[kind];
    return result.status === 'ok' ? result.value : null;
  }
}
