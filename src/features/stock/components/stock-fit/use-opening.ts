import { useState } from 'react';

import { parseOpeningMeasure, type TypedOpening } from '../../model/fit/opening';

import { readOpening, writeOpening } from './opening-storage';

export type OpeningSide = keyof TypedOpening;

/** Whether a text can stand for a side: a measure, or nothing. */
export const isSide = (text: string) => text.trim() === '' || parseOpeningMeasure(text) !== null;

/**
 * The visitor's gate or barn, kept for the visit. `opening` is without the sides whose field holds something else than
 * a measure now: `typed` still has what stood there before.
 */
export function useOpening() {
  const [typed, setTyped] = useState(readOpening);
  const [wrong, setWrong] = useState<readonly OpeningSide[]>([]);
  const toOpening = (next: TypedOpening, without: readonly OpeningSide[]): TypedOpening => ({
    ...next,
    ...Object.fromEntries(without.map((side) => [side, ''])),
  });
  const change = (next: TypedOpening, without: readonly OpeningSide[]) => {
    setTyped(next);
    setWrong(without);
    writeOpening(toOpening(next, without));
  };
  const others = (side: OpeningSide) => wrong.filter((one) => one !== side);
  return {
    typed,
    opening: toOpening(typed, wrong),
    /** With each key: what is no measure any more is not answered with the last one. */
    onDraft: (side: OpeningSide, text: string) => {
      if (!isSide(text)) change(typed, [...others(side), side]);
    },
    onType: (side: OpeningSide, text: string) => {
      if (isSide(text)) change({ ...typed, [side]: text.trim() }, others(side));
    },
  };
}
