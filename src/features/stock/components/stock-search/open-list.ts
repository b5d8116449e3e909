import { navigate } from 'gatsby';

import { emptyQuery, formatQuery } from '../../model/search/query';

import { applySearch, toSearched, type Search } from './search';

/**
 * Opens a list with the filters of a search in its address.
 * @param list its path
 * @param how.replace replaces the history entry
 */
export function openList(list: string, search: Search, { replace = false } = {}): void {
  navigate(list + formatQuery(applySearch(search, emptyQuery, 'done')), { state: toSearched(search), replace });
}
