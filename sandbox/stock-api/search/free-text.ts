import MiniSearch from 'minisearch';

import { textProperties, type SearchRequest } from './search-request';
import type { StockRecord } from './stock-record';

/** The positions of the items that match a text; null if the text has no word and so excludes nothing. */
export type TextSearch = (search: NonNullable<SearchRequest['freeTextSearch']>) => ReadonlySet<number> | null;

const wordBorder = /[^\p{L}\p{M}\p{N}]+/u;

/**
 * Indexes items by words: every word of the term must be in one of the properties or, from two letters on, start a word
 * of it, in any order, without regard to case and accents.
 */
export function createTextSearch(records: readonly StockRecord[]): TextSearch {
  const index = new MiniSearch<{ position: number; record: StockRecord }>({
    idField: 'position',
    fields: [...textProperties],
    // Only called with text or a number for the id; other values have no words.
    extractField: (document, field) =>
      (field === 'position' ? document.position : toText(document.record[field])) as string,
    tokenize: (text) => text.split(wordBorder),
    processTerm: (term) => fold(term) || null,
  });
  index.addAll(records.map((record, position) => ({ position, record })));
  return ({ term, properties = textProperties }) => {
    if (!term.split(wordBorder).some((word) => word !== '')) return null;
    const hits = index.search(term, { fields: [...properties], combineWith: 'AND', prefix: isLong });
    return new Set(hits.map((hit): number => hit.id as number));
  };
}

/** Too many words start with the same letter. */
function isLong(term: string): boolean {
  return term.length > 1;
}

function toText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** @example fold('Kärcher') // 'karcher' */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss');
}
