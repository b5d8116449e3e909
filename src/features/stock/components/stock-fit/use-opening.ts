import { useState } from 'react';

import type { TypedOpening } from '../../model/fit/opening';

import { readOpening, writeOpening } from './opening-storage';

/** The visitor's gate or barn, kept for the visit. */
export function useOpening(): [TypedOpening, (next: TypedOpening) => void] {
  const [opening, setOpening] = useState(readOpening);
  const change = (next: TypedOpening) => {
    setOpening(next);
    writeOpening(next);
  };
  return [opening, change];
}
