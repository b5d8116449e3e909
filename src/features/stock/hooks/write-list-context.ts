import { formatListContext, listContextKey, type ListContext } from '../model/item-page/list-context';

/** Stores the list that the visitor of this tab leaves for one of its items. */
export function writeListContext(context: ListContext): void {
  try {
    window.sessionStorage.setItem(listContextKey, formatListContext(context));
  } catch {
    // Storage is blocked or full: item pages then have no previous and next links.
  }
}
