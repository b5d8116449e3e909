import type { StockQuery } from '../../model/search/query';
import type { Scope } from '../../model/search/search-request';
import type { Reading } from '../../model/search/sentence/reading';

/** A typed text, and how it is understood: null while what it takes is not loaded, and for no text. */
export type Search = { text: string; reading: Reading | null };

/** `typing`: the visitor paused; `done`: the visitor pressed Enter or chose. */
export type SearchStep = 'typing' | 'done';

/** The list that a search leads to. */
export type Target = { query: StockQuery; scope: Scope };
