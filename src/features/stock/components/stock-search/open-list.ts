import { navigate } from 'gatsby';

import { emptyQuery, formatQuery } from '../../model/search/query';
import { toSearchQuery } from '../../model/search/sentence/to-search';

import type { Search } from './search';

/** The state of an entry that a search leads to: the text, when it takes words about what was not used of it. */
export function toSearched({ text, reading }: Search): { searched?: string } {
  if (reading === null || (reading.unused.length === 0 && reading.doubtful.length === 0)) return {};
  return { searched: text };
}

/**
 * Opens a list with the filters of a search in its address.
 * @param list its path
 */
export function openList(list: string, search: Search): void {
  const query = toSearchQuery(search, emptyQuery, false);
  navigate(list + formatQuery(query), { state: toSearched(search) });
}
