import { useState } from 'react';

import { parseOpening, type TypedOpening } from '../../model/fit/opening';

const storageKey = 'fit-opening';

/** The visitor's gate or barn, kept for the visit. */
export function useOpening(): [TypedOpening, (next: TypedOpening) => void] {
  const [opening, setOpening] = useState(() => parseOpening(readStored()));
  const change = (next: TypedOpening) => {
    setOpening(next);
    try {
      window.sessionStorage.setItem(storageKey, JSON.stringify(next));
    } catch {
      // Storage is blocked or full: the measures stay on this page.
    }
  };
  return [opening, change];
}

function readStored(): string | null {
  try {
    return window.sessionStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
