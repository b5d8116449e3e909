import { listContextKey, type ListContext } from '../model/item-page/list-context';
import { parseListContext } from '../model/item-page/list-place';

/** The list that the visitor of this tab came from, or null. */
export function readListContext(): ListContext | null {
  try {
    return parseListContext(window.sessionStorage.getItem(listContextKey));
  } catch {
    // Storage is blocked.
    return null;
  }
}
