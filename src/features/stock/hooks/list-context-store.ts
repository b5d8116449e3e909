import { formatListTrail, listTrailKey, parseListTrail, type ListTrail } from '../model/item-page/list-context';

/** The list that this tab's visitor came from, or null. */
export function readListTrail(): ListTrail | null {
  try {
    return parseListTrail(window.sessionStorage.getItem(listTrailKey));
  } catch {
    // Storage is blocked.
    return null;
  }
}

export function writeListTrail(trail: ListTrail): void {
  try {
    window.sessionStorage.setItem(listTrailKey, formatListTrail(trail));
  } catch {
    // Blocked or full: then machines have no way to the next one.
  }
}
