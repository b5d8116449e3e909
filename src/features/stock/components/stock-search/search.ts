import type { StockQuery } from '../../model/search/query';
import type { Scope } from '../../model/search/search-request';
import type { Understood } from '../../model/search/sentence/understand';

/** A typed text, and how it is understood: null while what it takes is not loaded, and for no text. */
export type Search = { text: string; understood: Understood | null };

/** `typing`: the visitor paused; `done`: pressed Enter or chose; `cleared`: emptied the field at once. */
export type SearchStep = 'typing' | 'done' | 'cleared';

/** The list that a search leads to. */
export type Target = { query: StockQuery; scope: Scope };

/** The query that a search makes of another one; what is not understood is searched for as it is. */
export function applySearch({ text, understood }: Search, before: StockQuery, step: SearchStep): StockQuery {
  return understood?.apply(before, step === 'typing') ?? { ...before, term: text, page: 1 };
}

/** The state of an entry that a search leads to: the text, when it takes words about what was not used of it. */
export function toSearched({ text, understood }: Search): { searched?: string } {
  return understood?.hasMore === true ? { searched: text } : {};
}
