import { cutWords } from '../../../lib/plain-text';
import { formatFeedFilter, parseFeedFilter, type FeedFilter } from '../../stock/model/seo/filter-feed';

import type { KeptSearch } from './kept-search-file';

export const maxName = 60;

/** A kept search as it is shown. `seen` is null when nobody knows it. */
type ShownSearch = { filter: FeedFilter; name: string; seen: string | null };

/** Null for a search that no list has. */
export function readKeptSearch({ id, name, seen }: KeptSearch): ShownSearch | null {
  const filter = parseFeedFilter(id);
  if (filter === null || formatFeedFilter(filter) !== id) return null;
  const isMoment = typeof seen === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(seen);
  return {
    filter,
    name: typeof name === 'string' ? toSearchName(name) : '',
    seen: isMoment && !Number.isNaN(Date.parse(seen)) ? seen : null,
  };
}

/** A name without line breaks, as long as a name may be. */
export function toSearchName(text: string): string {
  return cutWords(text.replace(/[\p{Cc}\s]+/gu, ' ').trim(), maxName);
}

/** The name that a visitor gave to a search. Empty for its words themselves, which follow the page's language. */
export function toOwnName(text: string, words: string): string {
  const name = toSearchName(text);
  return name === toSearchName(words) ? '' : name;
}

/** The searches with this one, under its new name if it is kept already. */
export function keepSearch(searches: readonly KeptSearch[], search: KeptSearch): KeptSearch[] {
  const isKept = searches.some(({ id }) => id === search.id);
  return isKept
    ? searches.map((one) => (one.id === search.id ? { ...one, name: search.name } : one))
    : [...searches, search];
}

/** The searches with some fields of one changed. */
export function changeSearch(
  searches: readonly KeptSearch[],
  id: string,
  fields: Partial<Pick<KeptSearch, 'name' | 'seen'>>,
): KeptSearch[] {
  return searches.map((one) => (one.id === id ? { ...one, ...fields } : one));
}

/** Puts a search back into its place, unless it is there again. */
export function insertSearch(searches: readonly KeptSearch[], search: KeptSearch, index: number): KeptSearch[] {
  if (searches.some(({ id }) => id === search.id)) return [...searches];
  return [...searches.slice(0, index), search, ...searches.slice(index)];
}
