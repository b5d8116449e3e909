import type { ParentSpanPluginArgs } from 'gatsby';

import { fetchAllStock } from '../../src/features/stock/api/fetch-all-stock';
import { fetchCategories } from '../../src/features/stock/api/fetch-categories';
import { timeouts, type StockApi } from '../../src/features/stock/api/stock-api';

import type { Options } from './plugin-options-schema';

/** What the API answers, to whoever waits for it. */
export type Answers = { stock: ReturnType<typeof fetchAllStock>; categories: ReturnType<typeof fetchCategories> };

let begun: Answers | null = null;

/** Asks while Gatsby gets ready and the CMS is asked, so that little is left to wait for when it is the stock's turn. */
export function onPreBootstrap(_: ParentSpanPluginArgs, options: Options): void {
  begun = ask(options);
}

/** What was asked early, once: a development server that sources again asks again. */
export function takeAnswers(options: Options): Answers {
  const answers = begun ?? ask(options);
  begun = null;
  return answers;
}

function ask({ apiUrl: url, companyId }: Options): Answers {
  const api: StockApi = { url, companyId };
  const stock = fetchAllStock(api);
  // Afterwards: an API may have been asked for no more at a time than it can bear.
  const categories = stock.then(() => fetchCategories({ api, timeoutMs: timeouts.build }));
  // Should one fail in a way that is no answer, whoever takes it is told, and until then nobody.
  for (const answer of [stock, categories]) answer.catch(() => undefined);
  return { stock, categories };
}
