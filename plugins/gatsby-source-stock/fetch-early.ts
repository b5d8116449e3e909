import type { ParentSpanPluginArgs } from 'gatsby';

import { fetchStockEarly, type StockUnderWay } from '../../src/features/stock/api/fetch-stock';

import type { Options } from './plugin-options-schema';

let started: StockUnderWay | null = null;

/** Starts the requests while Gatsby starts and the CMS is queried, so that sourcing hardly waits for them. */
export function onPreBootstrap(_: ParentSpanPluginArgs, options: Options): void {
  started = fetchStock(options);
}

/** Returns the early requests once: a development server that sources again makes new requests. */
export function takeAnswers(options: Options): StockUnderWay {
  const answers = started ?? fetchStock(options);
  started = null;
  return answers;
}

function fetchStock({ apiUrl: url, companyId }: Options): StockUnderWay {
  return fetchStockEarly({ url, companyId });
}
