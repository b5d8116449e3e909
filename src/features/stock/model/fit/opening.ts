import { parseTypedNumber } from '../search/typed-number';

import type { Opening } from './places';

/** A gate or barn as a visitor typed its measures. */
export type TypedOpening = { width: string; height: string; depth: string };

export const emptyOpening: TypedOpening = { width: '', height: '', depth: '' };

/** In metres. A larger number without a unit is meant in centimetres. */
const widest = 30;
const narrowest = 0.3;
const longestText = 20;

/**
 * A measure as visitors type it, in millimetres; null when it is none of a gate or barn.
 * @example parseOpeningMeasure('3,20') // 3200
 * @example parseOpeningMeasure('320') // 3200
 */
export function parseOpeningMeasure(text: string): number | null {
  const value = parseTypedNumber(text, 'm');
  if (value === null) return null;
  const metres = value > widest && /^[\s\d]+$/.test(text) ? value / 100 : value;
  return metres < narrowest || metres > widest ? null : Math.round(metres * 1000);
}

/** The opening in a stored text; empty for what is no opening, or of an older release. */
export function parseOpening(stored: string | null): TypedOpening {
  try {
    const read: unknown = JSON.parse(stored ?? '{}');
    if (typeof read !== 'object' || read === null) return emptyOpening;
    const values: Readonly<Record<string, unknown>> = { ...read };
    const toText = (value: unknown) => (typeof value === 'string' && value.length <= longestText ? value : '');
    return { width: toText(values.width), height: toText(values.height), depth: toText(values.depth) };
  } catch {
    return emptyOpening;
  }
}

/** The measures in millimetres; null for what is none. */
export function parseTypedOpening({ width, height, depth }: TypedOpening): Opening {
  return {
    width: parseOpeningMeasure(width),
    height: parseOpeningMeasure(height),
    depth: parseOpeningMeasure(depth),
  };
}
