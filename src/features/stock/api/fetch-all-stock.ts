import type { HttpError, HttpResult } from '../../../lib/http';
import { contract } from '../model/contract';
import type { StockItem } from '../model/item';
import { buildSearchRequest, type StockFilter } from '../model/search/search-request';
import type { Dropped, Unknown } from '../model/search/search-result';

import { searchStock } from './search-stock';
import { timeouts, type StockApi } from './stock-api';

export type AllStock = { items: StockItem[]; broken: Dropped[]; dropped: Dropped[]; unknown: Unknown };

type Window = AllStock & { received: number; total: number };

/** Oldest first: an item added during the fetch comes last and shifts no page. */
const sort = { property: 'createdDate', order: 'asc' } as const;

/**
 * The whole stock, 100 items a request, all fields. An error when a page fails or when fewer items arrive than the
 * API's total: an incomplete stock never passes for the whole. Beyond the 10,000 items of one search, the fetch
 * continues from the last creation date.
 * @param signal aborts the fetch
 */
export async function fetchAllStock(api: StockApi, signal?: AbortSignal): Promise<HttpResult<AllStock>> {
  const byId = new Map<string, StockItem>();
  const broken: Dropped[] = [];
  const dropped: Dropped[] = [];
  let unknown: Unknown = {};
  let total: number | null = null;
  let filters: StockFilter[] = [];
  for (;;) {
    const seen = byId.size + broken.length;
    const answer = await fetchWindow({ api, filters, signal });
    if (answer.status === 'error') return answer;
    const window = answer.value;
    total ??= window.total;
    for (const item of window.items) byId.set(item.advertisementID, item);
    broken.push(...window.broken);
    dropped.push(...window.dropped);
    unknown = addCounts(unknown, window.unknown);
    if (window.total <= contract.maximumWindow) break;
    const reached = window.items.at(-1)?.createdDate;
    if (reached === undefined || byId.size + broken.length === seen) break;
    filters = [{ property: 'createdDate', minimum: reached }];
  }
  const complete = total <= contract.maximumWindow || byId.size + broken.length >= total;
  if (!complete) return tooFew(byId.size + broken.length, total);
  return { status: 'ok', value: { items: [...byId.values()], broken, dropped, unknown } };
}

type FetchWindow = { api: StockApi; filters: readonly StockFilter[]; signal: AbortSignal | undefined };

/** A total that changes between two pages means that items moved between pages: the fetch starts again. */
const attempts = 3;

/** Parallel requests. One at a time, a hundred requests of a third of a second would take half a minute. */
const parallelRequests = 4;

/** All pages of one search, up to the API's window. */
async function fetchWindow(options: FetchWindow): Promise<HttpResult<Window>> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const stop = new AbortController();
    const { signal = stop.signal } = options;
    const answer = await fetchPages({ ...options, signal: AbortSignal.any([signal, stop.signal]) });
    // Aborts the requests that were sent ahead.
    stop.abort();
    if (answer !== 'changed') return answer;
  }
  return { status: 'error', httpStatus: 200, reason: 'sent a different total on each page' };
}

async function fetchPages({ api, filters, signal }: FetchWindow): Promise<HttpResult<Window> | 'changed'> {
  const window: Window = { items: [], broken: [], dropped: [], unknown: {}, received: 0, total: 0 };
  const ids = new Set<string>();
  const fetchPage = (page: number) => {
    const request = buildSearchRequest({ page, size: contract.maximumSize, source: [], sort, filters });
    return searchStock({ api, request, timeoutMs: timeouts.build, signal });
  };
  const pending: ReturnType<typeof fetchPage>[] = [];
  for (let page = 1; ; page += 1) {
    const ahead = pending.shift();
    let answer = await (ahead ?? fetchPage(page));
    // The host may not bear parallel requests: the page is requested again once no other request is pending.
    if (answer.status === 'error' && ahead !== undefined) {
      await Promise.all(pending);
      answer = await fetchPage(page);
    }
    if (answer.status === 'error') return answer;
    const { total, received, items, broken, dropped, unknown = {} } = answer.value;
    if (page > 1 && total !== window.total) return 'changed';
    const last = Math.ceil(Math.min(total, contract.maximumWindow) / contract.maximumSize);
    while (pending.length < parallelRequests && page + pending.length < last)
      pending.push(fetchPage(page + pending.length + 1));
    const fresh = items.filter(({ advertisementID }) => !ids.has(advertisementID) && ids.add(advertisementID));
    window.total = total;
    window.received += received;
    window.items.push(...fresh);
    window.broken.push(...broken, ...toRepeated(items, fresh));
    window.dropped.push(...dropped);
    window.unknown = addCounts(window.unknown, unknown);
    // A page without new items would be followed by more of the same.
    if (received > 0 && fresh.length + broken.length === 0) return tooFew(ids.size, total);
    if (window.received >= Math.min(total, contract.maximumWindow)) return { status: 'ok', value: window };
    if (received === 0) return tooFew(window.received, total);
  }
}

/** Items with an advertisementID that came before; the first one counts. */
function toRepeated(items: readonly StockItem[], fresh: readonly StockItem[]): Dropped[] {
  return items
    .filter((item) => !fresh.includes(item))
    .map(({ advertisementID, advertiserStockNumber: stockNumber = null }) => ({
      ...{ advertisementID, stockNumber },
      reason: 'another item has the same advertisementID',
    }));
}

function addCounts(one: Unknown, other: Unknown): Unknown {
  const sums = new Map(Object.entries(one));
  for (const [path, count] of Object.entries(other)) sums.set(path, (sums.get(path) ?? 0) + count);
  return Object.fromEntries(sums);
}

function tooFew(received: number, total: number): HttpError {
  return {
    status: 'error',
    httpStatus: 200,
    reason: `sent ${String(received)} items, but its total is ${String(total)}`,
  };
}
