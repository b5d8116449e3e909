import type { HttpResult } from '../../../lib/http';
import type { StockItem } from '../model/item';
import type { Facets } from '../model/search/facets';
import { learnWritings, toWritings, type Writings } from '../model/search/same-values';
import type { SearchRequest } from '../model/search/search-request';
import type { SearchResult } from '../model/search/search-result';

/** Queries the stock API and caches its answers until the page is closed. */
export type StockClient = {
  /** The last answer to a request, of any age. */
  peek: (request: SearchRequest) => SearchResult | null;
  /** Whether the last answer is too recent to fetch again. */
  isFresh: (request: SearchRequest) => boolean;
  /** An item as of the last answer that had it. */
  recall: (advertisementID: string) => StockItem | null;
  /**
   * Learns how the API spells the values of these facets, and uses that spelling in requests. The client learns from
   * its own answers, too.
   */
  learn: (facets: Facets) => void;
  fetch: (request: SearchRequest, signal: AbortSignal) => Promise<HttpResult<SearchResult>>;
};

type Options = {
  search: (request: SearchRequest, signal: AbortSignal) => Promise<HttpResult<SearchResult>>;
  /** Puts a page together whose sold items stand last; without it such a page is the API's own. */
  searchSoldLast?: (
    request: SearchRequest,
    search: (one: SearchRequest) => Promise<HttpResult<SearchResult>>,
  ) => Promise<HttpResult<SearchResult>>;
  /** Returns milliseconds. */
  now?: () => number;
};

/**
 * `freshMs`: an item sold a minute ago may still be on screen. `answers`: one list has up to 416 pages, plus facets.
 */
const limits = { freshMs: 60_000, answers: 500 } as const;

export function createStockClient({ search, searchSoldLast, now = Date.now }: Options): StockClient {
  const answers = new Map<string, { at: number; number: number; result: SearchResult }>();
  let sent = 0;
  const items = new Map<string, { text: string; item: StockItem }>();
  const writings: Writings = new Map();

  /** Unchanged items stay the same object, so that their cards do not render again. */
  function keepSame(item: StockItem): StockItem {
    const text = JSON.stringify(item);
    const known = items.get(item.advertisementID);
    if (known?.text === text) return known.item;
    items.set(item.advertisementID, { text, item });
    return item;
  }

  /** The request with the API's own spelling of values. */
  function toApiSpelling(request: SearchRequest): SearchRequest {
    if (writings.size === 0) return request;
    const filters = request.filters.map((filter) =>
      'values' in filter ? { ...filter, values: toWritings(writings, filter.property, filter.values) } : filter,
    );
    return { ...request, filters };
  }

  return {
    learn: (facets) => learnWritings(writings, facets),
    peek: (request) => answers.get(JSON.stringify(request))?.result ?? null,
    isFresh: (request) => {
      const answer = answers.get(JSON.stringify(request));
      return answer !== undefined && isFresh(now() - answer.at);
    },
    recall: (advertisementID) => items.get(advertisementID)?.item ?? null,
    fetch: async (request, signal) => {
      const key = JSON.stringify(request);
      const at = now();
      const number = (sent += 1);
      const ask = async (one: SearchRequest) => {
        const found = await search(toApiSpelling(one), signal);
        if (found.status === 'ok') learnWritings(writings, found.value.facets);
        return found;
      };
      const { soldLast = false, ...plain } = request;
      const answer = await (soldLast && searchSoldLast !== undefined ? searchSoldLast(plain, ask) : ask(plain));
      // Two lists may send the same request at once: the later request wins, whichever answer arrives last.
      const isNewest = (answers.get(key)?.number ?? 0) < number;
      if (answer.status === 'ok' && !signal.aborted && isNewest) {
        answers.delete(key);
        const { unsplit, ...value } = answer.value;
        const result = {
          ...value,
          items: value.items.map(keepSame),
          ...(unsplit && { unsplit: unsplit.map(keepSame) }),
        };
        answers.set(key, { at, number, result });
        const [oldest] = answers.keys();
        if (answers.size > limits.answers && oldest !== undefined) answers.delete(oldest);
      }
      return answer;
    },
  };
}

/** A negative age means that the clock was set back: the real age is unknown. */
function isFresh(ageMs: number): boolean {
  return ageMs >= 0 && ageMs < limits.freshMs;
}
