import { dimensions, type Dimension, type ItemSize } from './item-size';

/** The most that a place takes, and the room that it takes to be at ease; in the units of `ItemSize`. */
export type Place = Readonly<Partial<Record<Dimension, { most: number; ease: number }>>>;

/**
 * `no`: `over` is too large. `unknown`: what is known fits, `missing` is not known. `tight`: it fits, the measures of
 * `narrow` with less room than it takes to be at ease. `room`: what is left of each measure that is known; below 0 when
 * too large.
 */
export type Fit = {
  answer: 'fits' | 'tight' | 'no' | 'unknown';
  room: Readonly<Partial<Record<Dimension, number>>>;
  over: readonly Dimension[];
  narrow: readonly Dimension[];
  missing: readonly Dimension[];
};

/**
 * Whether a machine fits a place, as it stands and lengthwise. One known measure that is too large says no, whatever is
 * not known; nothing is guessed for what is missing.
 */
export function checkFit(size: ItemSize, place: Place): Fit {
  const asked = dimensions.flatMap((dimension) => {
    const limit = place[dimension];
    return limit === undefined ? [] : [{ dimension, ...limit, value: size[dimension] }];
  });
  const known = asked.flatMap(({ value, ...one }) => (value === null ? [] : [{ ...one, room: one.most - value }]));
  const missing = asked.filter(({ value }) => value === null).map(({ dimension }) => dimension);
  const over = known.filter(({ room }) => room < 0).map(({ dimension }) => dimension);
  const narrow = known.filter(({ room, ease }) => room >= 0 && room < ease).map(({ dimension }) => dimension);
  return {
    answer: over.length > 0 ? 'no' : missing.length > 0 ? 'unknown' : narrow.length > 0 ? 'tight' : 'fits',
    room: Object.fromEntries(known.map(({ dimension, room }) => [dimension, room])),
    over,
    narrow,
    missing,
  };
}
