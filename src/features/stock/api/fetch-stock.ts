import type { HttpResult } from '../../../lib/http';

import { fetchAllStock, type AllStock } from './fetch-all-stock';
import { fetchCategories, type Categories } from './fetch-categories';
import { timeouts, type StockApi } from './stock-api';

/** What the API answers to a build. */
export type StockAnswers = { stock: HttpResult<AllStock>; categories: HttpResult<Categories> };

/**
 * The same for whoever waits for it: what fails in a way that is no answer, is told to who waits and to nobody before.
 */
export type StockUnderWay = { [Name in keyof StockAnswers]: Promise<StockAnswers[Name]> };

/** Asks for the whole stock and its categories, as a build does. */
export function fetchStockEarly(api: StockApi): StockUnderWay {
  const stock = fetchAllStock(api);
  // Afterwards: an API may have been asked for no more at a time than it can bear. One that fails is not asked again.
  const categories = stock.then((answer) =>
    answer.status === 'error' ? answer : fetchCategories({ api, timeoutMs: timeouts.build }),
  );
  for (const answer of [stock, categories]) answer.catch(() => undefined);
  return { stock, categories };
}
