import { searchStock } from '../../src/features/stock/api/search-stock';
import type { StockApi } from '../../src/features/stock/api/stock-api';
import { createStockClient, type StockClient } from '../../src/features/stock/api/stock-client';
import type { StockItem } from '../../src/features/stock/model/item';
import { getFacetProperties } from '../../src/features/stock/model/search/filters';
import { toOriginalAnswer, toOtherRequests } from '../../src/features/stock/model/search/other-terms';
import { emptyQuery, type StockQuery } from '../../src/features/stock/model/search/query';
import {
  buildCountRequest,
  buildPageRequest,
  getChosen,
  restrictToScope,
  type Scope,
  type SearchRequest,
} from '../../src/features/stock/model/search/search-request';
import { newestInFeed } from '../../src/features/stock/model/seo/feed';
import { log } from '../log/log';

/** Readers of feeds wait longer than visitors. */
const timeoutMs = 5000;

type FeedSearch = {
  api: StockApi;
  query: StockQuery;
  scope: Scope;
  /** The words in the names of stock items as the release has them, for a search that finds nothing. */
  readNameWords: () => Promise<readonly string[]>;
  today?: Date;
};

/**
 * The newest items of a list, by the requests of the list itself: with all spellings of its values, and with other
 * spellings of a term that finds nothing. Null, and a line in the log, when the stock API fails.
 */
export async function searchFeedItems({ api, query, scope, readNameWords, today = new Date() }: FeedSearch) {
  const { signal } = new AbortController();
  const client = createStockClient({ search: (request) => searchStock({ api, request, timeoutMs, signal }) });
  const wanted = restrictToScope(query, scope);
  try {
    await learnSpellings(client, wanted, scope, today);
    const page = buildPageRequest({ query: wanted, scope, today, page: 1, withFacets: false });
    const request = { ...page, pagination: { size: newestInFeed, from: 0 } };
    const items = await search(client, request);
    if (items.length > 0 || request.freeTextSearch === undefined) return items;
    return await searchOtherSpellings(client, request, await readNameWords());
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    log.error(`A feed could not be fetched from the stock API: ${reason}`);
    return null;
  }
}

/**
 * A value may be spelled in several ways, which the API's facets say: all of the stock for the names of categories, and
 * those of the list's categories, which have filters of their own. A list learns them from its page.
 */
async function learnSpellings(client: StockClient, query: StockQuery, scope: Scope, today: Date): Promise<void> {
  if (Object.keys(query.values).length === 0) return;
  const chosen = getChosen(query, scope);
  const names = query.values['category.name'];
  const ofCategories = { ...emptyQuery, values: names === undefined ? {} : { 'category.name': names } };
  if (names !== undefined)
    await search(client, buildCountRequest({ query: emptyQuery, scope: {}, today }, ['category.name']));
  await search(client, buildCountRequest({ query: ofCategories, scope, today }, getFacetProperties(chosen)));
}

async function searchOtherSpellings(client: StockClient, request: SearchRequest, words: readonly string[]) {
  for (const other of toOtherRequests(request, words)) {
    const answer = await ask(client, other);
    const meant = toOriginalAnswer(answer, request);
    if (meant !== null) return meant.items;
  }
  return [];
}

async function search(client: StockClient, request: SearchRequest): Promise<readonly StockItem[]> {
  return (await ask(client, request)).items;
}

/** @throws the reason of a failure */
async function ask(client: StockClient, request: SearchRequest) {
  const answer = await client.fetch(request, new AbortController().signal);
  if (answer.status === 'error') throw new Error(answer.reason);
  return answer.value;
}
