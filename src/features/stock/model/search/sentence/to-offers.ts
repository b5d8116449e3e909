import { formatQuery, type StockQuery } from '../query';

import { applyChoice, applyReading, hasFilters, toChoices } from './apply-reading';
import type { Reading } from './reading';

/** Whether a query searches for a text as it was typed: it came from an address, or nothing was understood of it. */
export const isAsTyped = (text: string, { term }: StockQuery) => term === text;

/** The words of a sentence that its query does without. */
export function findUnused({ unused }: Reading, text: string, query: StockQuery): string[] {
  return isAsTyped(text, query) ? [] : unused.filter((word) => !query.term.includes(word));
}

/**
 * Other queries that a sentence may mean: of a text that is searched for as it was typed, first how it is understood;
 * then each choice of what is doubtful.
 */
export function toOffers(reading: Reading, text: string, query: StockQuery): StockQuery[] {
  const base = isAsTyped(text, query) ? { ...query, term: '' } : query;
  const whole = isAsTyped(text, query) && hasFilters(reading) ? [applyReading(reading, base)] : [];
  const choices = reading.doubtful.flatMap(toChoices).map((choice) => applyChoice(choice, base));
  const all = new Map([...whole, ...choices].map((one) => [formatQuery(one), one]));
  all.delete(formatQuery(query));
  return [...all.values()];
}
