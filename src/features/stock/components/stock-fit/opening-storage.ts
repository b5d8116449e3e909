import { parseOpening, type TypedOpening } from '../../model/fit/opening';

const storageKey = 'fit-opening';

/** Since the page load: storage may be blocked or full. */
let typed: TypedOpening | null = null;

/** The visitor's gate or barn, kept for the visit. */
export function readOpening(): TypedOpening {
  if (typed !== null) return typed;
  try {
    return parseOpening(window.sessionStorage.getItem(storageKey));
  } catch {
    return parseOpening(null);
  }
}

export function writeOpening(next: TypedOpening): void {
  typed = next;
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify(next));
  } catch {
    // As documented above.
  }
}
