import type { HttpResult } from '../../../lib/http';
import type { StockItem } from '../model/item';
import type { Facets } from '../model/search/facets';
import { learnWritings, toWritings, type Writings } from '../model/search/same-values';
import type { SearchRequest } from '../model/search/search-request';
import type { SearchResult } from '../model/search/search-result';

/** Asks the stock API and remembers its answers for as long as the page lives. */
export type StockClient = {
  /** The last answer to a request, however old. */
  peek: (request: SearchRequest) => SearchResult | null;
  /** Whether the last answer is too young to ask again. */
  isFresh: (request: SearchRequest) => boolean;
  /** What the last answer that had it said of a machine. */
  recall: (advertisementID: string) => StockItem | null;
  /**
   * How the API writes the values of these facets, which it asks for from then on; those of its answers it learns by
   * itself.
   */
  learn: (facets: Facets) => void;
  ask: (request: SearchRequest, signal: AbortSignal) => Promise<HttpResult<SearchResult>>;
};

type Options = {
  search: (request: SearchRequest, signal: AbortSignal) => Promise<HttpResult<SearchResult>>;
  /** Milliseconds. */
  now?: () => number;
};

/**
 * A machine sold a minute ago may still be shown; the answers hold the 416 pages that one list can come to, and its
 * facets.
 */
const limits = { freshMs: 60_000, answers: 500 } as const;

export function createStockClient({ search, now = Date.now }: Options): StockClient {
  const answers = new Map<string, { at: number; question: number; result: SearchResult }>();
  let questions = 0;
  const items = new Map<string, { text: string; item: StockItem }>();
  const writings: Writings = new Map();

  /** An item that says the same as before is the same object, so that its card need not be rendered anew. */
  function keepSame(item: StockItem): StockItem {
    const text = JSON.stringify(item);
    const known = items.get(item.advertisementID);
    if (known?.text === text) return known.item;
    items.set(item.advertisementID, { text, item });
    return item;
  }

  /** The request as the API has its values. */
  function toOwn(request: SearchRequest): SearchRequest {
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
    ask: async (request, signal) => {
      const key = JSON.stringify(request);
      const at = now();
      const question = (questions += 1);
      const answer = await search(toOwn(request), signal);
      if (answer.status === 'ok') learnWritings(writings, answer.value.facets);
      // Two lists may ask the same at once: what was asked for later stands, whichever comes last.
      const isNewest = (answers.get(key)?.question ?? 0) < question;
      if (answer.status === 'ok' && !signal.aborted && isNewest) {
        answers.delete(key);
        answers.set(key, { at, question, result: { ...answer.value, items: answer.value.items.map(keepSame) } });
        const [oldest] = answers.keys();
        if (answers.size > limits.answers && oldest !== undefined) answers.delete(oldest);
      }
      return answer;
    },
  };
}

/** A clock that was put back says of an answer that it is still to come: nobody knows how old that is. */
function isFresh(ageMs: number): boolean {
  return ageMs >= 0 && ageMs < limits.freshMs;
}
