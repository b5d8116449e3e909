import type { HttpResult } from '../../../lib/http';

import { fetchAllStock, type AllStock } from './fetch-all-stock';
import { fetchCategories, type Categories } from './fetch-categories';
import { timeouts, type StockApi } from './stock-api';

/** What the API answers to a build. */
export type StockAnswers = { stock: HttpResult<AllStock>; categories: HttpResult<Categories> };

/** The same for whoever waits for it: what fails in a way that is no answer, is told to who waits and to nobody before. */
export type StockUnderWay = { [Name in keyof StockAnswers]: Promise<StockAnswers[Name]> };

/** Asks for the whole stock and its categories, as a build does. @param signal for who does not want them any more */
export function askStock(api: StockApi, signal?: AbortSignal): StockUnderWay {
  const stock = fetchAllStock(api, signal);
  // Afterwards: an API may have been asked for no more at a time than it can bear. One that fails is not asked again.
  const categories = stock.then((answer) =>
    answer.status === 'error' ? answer : fetchCategories({ api, timeoutMs: timeouts.build, signal }),
  );
  for (const answer of [stock, categories]) answer.catch(() => undefined);
  return { stock, categories };
}

/**
 * How whoever started Gatsby gives it what it asked the API beside it, over the channel between them: in Gatsby's own process, which has
 * its hands full, answers wait and are read one by one.
 */
export const handOver = {
  /** Set in the environment of a process to which the stock is given. */
  environment: 'STOCK_ASKED_BESIDE',
  /** The type of the message that asks for it. */
  wanted: 'STOCK_WANTED',
  /** And of the one that brings it. */
  given: 'STOCK_GIVEN',
} as const;

export type HandedOver = { type: typeof handOver.given } & ({ answers: StockAnswers } | { error: string });
