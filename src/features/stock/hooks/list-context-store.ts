import { formatListContext, listContextKey, parseListContext, type ListContext } from '../model/item-page/list-context';

/** The list that this tab's visitor came from, or null. */
export function readListContext(): ListContext | null {
  try {
    return parseListContext(window.sessionStorage.getItem(listContextKey));
  } catch {
    // Storage is blocked.
    return null;
  }
}

export function writeListContext(trail: ListContext): void {
  try {
    window.sessionStorage.setItem(listContextKey, formatListContext(trail));
  } catch {
    // Blocked or full: then machines have no way to the next one.
  }
}
