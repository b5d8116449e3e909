import type { HttpResult } from '../../../lib/http';

import { fetchAllStock, type AllStock } from './fetch-all-stock';
import { fetchCategories, type Categories } from './fetch-categories';
import { timeouts, type StockApi } from './stock-api';

/** The API's answers for a build. */
export type StockAnswers = { stock: HttpResult<AllStock>; categories: HttpResult<Categories> };

/**
 * Answers to await. An unexpected rejection reaches whatever awaits the promise, and is no unhandled rejection before.
 */
export type StockUnderWay = { [Name in keyof StockAnswers]: Promise<StockAnswers[Name]> };

/** Starts to fetch the whole stock and its categories for a build. */
export function fetchStockEarly(api: StockApi): StockUnderWay {
  const stock = fetchAllStock(api);
  // One after the other: the stock requests may already be as many in parallel as an API bears. After a failure the
  // categories are not requested.
  const categories = stock.then((answer) =>
    answer.status === 'error' ? answer : fetchCategories({ api, timeoutMs: timeouts.build }),
  );
  for (const answer of [stock, categories]) answer.catch(() => undefined);
  return { stock, categories };
}
