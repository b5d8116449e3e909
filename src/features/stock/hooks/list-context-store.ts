import { formatListContext, listContextKey, parseListContext, type ListContext } from '../model/item-page/list-context';

/** The list that the visitor of this tab came from, or null. */
export function readListContext(): ListContext | null {
  try {
    return parseListContext(window.sessionStorage.getItem(listContextKey));
  } catch {
    // Storage is blocked.
    return null;
  }
}

export function writeListContext(context: ListContext): void {
  try {
    window.sessionStorage.setItem(listContextKey, formatListContext(context));
  } catch {
    // Storage is blocked or full: item pages then have no previous and next links.
  }
}
