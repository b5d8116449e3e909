import { navigate } from 'gatsby';

import { toTermSearch } from '../../model/search/address-text';

import { toSearched, type Search } from './search';

/**
 * Opens a list with the filters of a search in its address.
 * @param list its path
 * @param how.replace replaces the history entry
 */
export function openList(list: string, search: Search, { replace = false } = {}): void {
  const query = search.understood?.toSearch() ?? toTermSearch(search.text);
  navigate(list + query, { state: toSearched(search), replace });
}
