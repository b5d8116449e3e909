const storageKey = 'enquiry-shown';
/** More entries than anybody goes back. */
const maxKept = 20;

/** Since the page load: storage may be blocked or full. */
const shown = new Set<string>();

/**
 * Whether the question of an entry in the history is shown for the first time in this tab: Back, Forward and a reload
 * lead to where the visitor was.
 */
export function showOnce(key: string): boolean {
  const kept = readKept();
  const isShown = shown.has(key) || kept.includes(key);
  shown.add(key);
  if (isShown) return false;
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify([...kept, key].slice(-maxKept)));
  } catch {
    // As documented above.
  }
  return true;
}

function readKept(): string[] {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}
