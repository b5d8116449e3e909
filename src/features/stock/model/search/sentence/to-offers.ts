import { formatQuery, type StockQuery } from '../query';

import { applyChoice, applyReading, hasFilters, toChoices } from './apply-reading';
import type { Reading } from './reading';

/** More offers do not help, and each is counted by a request. */
const most = 4;

/** Whether a query searches for a text as it was typed: it came from an address, or nothing was understood of it. */
const isAsTyped = (text: string, { term }: StockQuery) => term === text;

/** The words of a sentence that its query does without. */
export function findUnused({ unused }: Reading, text: string, query: StockQuery): string[] {
  const term = ` ${query.term} `;
  return isAsTyped(text, query) ? [] : unused.filter((word) => !term.includes(` ${word} `));
}

/** The filters of a sentence that is searched for as it was typed; null when it has none, and for other queries. */
export function findWhole(reading: Reading, text: string, query: StockQuery): StockQuery | null {
  return isAsTyped(text, query) && hasFilters(reading) ? applyReading(reading, { ...query, term: '' }) : null;
}

/** Other queries that a sentence may mean: each choice of what is doubtful. */
export function toOffers(reading: Reading, text: string, query: StockQuery): StockQuery[] {
  const base = isAsTyped(text, query) ? { ...query, term: '' } : query;
  const named = reading.values['category.name'] ?? [];
  const choices = reading.doubtful.flatMap(toChoices).map((choice) => applyChoice(choice, base, named));
  const all = new Map(choices.map((one) => [formatQuery(one), one]));
  all.delete(formatQuery(query));
  return [...all.values()].slice(0, most);
}
