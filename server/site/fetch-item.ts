import { fetchStockItem } from '../../src/features/stock/api/fetch-stock-item';

import type { FetchItem, FoundItem } from './newer-stock-item';

/** Visitors wait for the answer, and requests for missing stock items must not keep the API busy. */
const timeoutMs = 2000;
const concurrencyLimit = 4;
const maxCached = 1000;
/** More ids in a minute that the build does not know are guesses: those beyond it are not asked for. */
const maxCallsAMinute = 60;
const minuteMs = 60_000;
/** How long an answer is cached, if the stock item exists, does not exist, or the API failed. */
const freshMs = { found: 60_000, missing: 30_000, unavailable: 5_000 } as const;

/** Ids of the API are numbers; there are none that are longer, or begin with a nought. */
const idPattern = /^[1-9]\d{0,11}$/;

type Answer = { until: number; item: Promise<FoundItem> };

/** Fetches single stock items from the API, with a cache and limits. Beyond a limit: `unavailable`. */
export function createFetchItem(): FetchItem {
  const answers = new Map<string, Answer>();
  const calls: number[] = [];
  let pending = 0;

  return ({ apiUrl, companyId }, id) => {
    const cached = answers.get(id);
    if (cached !== undefined && cached.until > Date.now()) return cached.item;
    if (!idPattern.test(id)) return Promise.resolve('missing');
    while ((calls[0] ?? Infinity) < Date.now() - minuteMs) calls.shift();
    if (pending >= concurrencyLimit || calls.length >= maxCallsAMinute) return Promise.resolve('unavailable');
    calls.push(Date.now());
    const answer: Answer = { until: Infinity, item: Promise.resolve('unavailable') };
    answer.item = fetchInto(answer, { url: apiUrl, companyId }, id);
    answers.delete(id);
    answers.set(id, answer);
    for (const oldest of answers.keys()) if (answers.size > maxCached) answers.delete(oldest);
    return answer.item;
  };

  async function fetchInto(answer: Answer, api: { url: string; companyId: string }, id: string): Promise<FoundItem> {
    pending += 1;
    const result = await fetchStockItem({ api, id, timeoutMs });
    pending -= 1;
    if (result.status === 'ok') {
      answer.until = Date.now() + freshMs.found;
      return result.value;
    }
    const kind = result.httpStatus === 404 ? 'missing' : 'unavailable';
    answer.until = Date.now() + freshMs[kind];
    return kind;
  }
}
