const storageKey = 'answer-seller';

/** The name below the dealer's last answer, in this browser. Storage may be blocked or full. */
export function readSellerName(): string {
  try {
    return window.localStorage.getItem(storageKey) ?? '';
  } catch {
    return '';
  }
}

export function writeSellerName(name: string): void {
  try {
    window.localStorage.setItem(storageKey, name);
  } catch {
    // The dealer types it again.
  }
}
