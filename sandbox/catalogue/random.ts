/** A repeatable random generator: the same key always gives the same sequence. */
export type Random = {
  /** From 0 up to 1. */
  next: () => number;
  /** A whole number from `minimum` to `maximum`, inclusive. */
  integer: (minimum: number, maximum: number) => number;
  chance: (share: number) => boolean;
  pick: <T>(list: readonly [T, ...T[]]) => T;
  /** A shuffled copy of the list. */
  shuffle: <T>(list: readonly T[]) => T[];
};

/** 32-bit FNV-1a with a final mix, so that keys that differ in one digit give unrelated sequences. */
function toSeed(key: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < key.length; index += 1) hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/**
 * Creates a mulberry32 generator, seeded by a text. Every part of an item has its own generator
 * (`createRandom('7/20417/price')`), so that more numbers for one rule change no other part.
 */
export function createRandom(key: string): Random {
  let state = toSeed(key);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (minimum: number, maximum: number): number => minimum + Math.floor(next() * (maximum - minimum + 1));
  return {
    next,
    integer,
    chance: (share) => next() < share,
    pick: (list) => list[integer(0, list.length - 1)] ?? list[0],
    shuffle: (list) =>
      list
        .map((entry) => ({ entry, rank: next() }))
        .sort((one, other) => one.rank - other.rank)
        .map(({ entry }) => entry),
  };
}
