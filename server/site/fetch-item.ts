import { fetchStockItem } from '../../src/features/stock/api/fetch-stock-item';
import type { StockItem } from '../../src/features/stock/model/item';

import type { FetchItem } from './newer-stock-item';

/** Visitors wait for this, and requests for missing stock items must not keep the API busy. */
const timeoutMs = 2000;
const concurrencyLimit = 4;
const mostCached = 1000;
/** How long an answer is cached: there is such a stock item, there is none, the API failed. */
const freshMs = { found: 60_000, missing: 30_000, failed: 5_000 } as const;

/** API ids are numbers; longer ones are somebody's guess. */
const idPattern = /^\d{1,12}$/;

type Answer = { until: number; item: Promise<StockItem | null> };

/** Fetches stock items from the API one by one, cached for a while, and few at a time. Beyond the limit: null. */
export function createFetchItem(): FetchItem {
  const answers = new Map<string, Answer>();
  let pending = 0;

  return ({ apiUrl, companyId }, id) => {
    const known = answers.get(id);
    if (known !== undefined && known.until > Date.now()) return known.item;
    if (!idPattern.test(id) || pending >= concurrencyLimit) return Promise.resolve(null);
    const answer: Answer = { until: Infinity, item: Promise.resolve(null) };
    answer.item = ask(answer, { url: apiUrl, companyId }, id);
    answers.delete(id);
    answers.set(id, answer);
    for (const oldest of answers.keys()) if (answers.size > mostCached) answers.delete(oldest);
    return answer.item;
  };

  async function ask(answer: Answer, api: { url: string; companyId: string }, id: string): Promise<StockItem | null> {
    pending += 1;
    const result = await fetchStockItem({ api, id, timeoutMs });
    pending -= 1;
    const kind = result.status === 'ok' ? 'found' : result.httpStatus === 404 ? 'missing' : 'failed';
    answer.until = Date.now() + freshMs[kind];
    return result.status === 'ok' ? result.value : null;
  }
}
