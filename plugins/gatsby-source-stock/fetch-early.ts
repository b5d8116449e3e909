import type { ParentSpanPluginArgs } from 'gatsby';

import { fetchStockEarly, type StockUnderWay } from '../../src/features/stock/api/fetch-stock';

import type { Options } from './plugin-options-schema';

let begun: StockUnderWay | null = null;

/**
 * Asks while Gatsby gets ready and the CMS is asked, so that little is left to wait for when it is the stock's turn.
 */
export function onPreBootstrap(_: ParentSpanPluginArgs, options: Options): void {
  begun = ask(options);
}

/** What was asked early, once: a development server that sources again asks again. */
export function takeAnswers(options: Options): StockUnderWay {
  const answers = begun ?? ask(options);
  begun = null;
  return answers;
}

function ask({ apiUrl: url, companyId }: Options): StockUnderWay {
  return fetchStockEarly({ url, companyId });
}
