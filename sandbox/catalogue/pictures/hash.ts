/** 32-bit FNV-1a with a final mix: the same text always gives the same number, similar texts give unrelated ones. */
export const toHash = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
};

/** Picks one member of a non-empty list by text. */
export const pickBy = <T>(list: readonly [T, ...T[]], text: string): T => list[toHash(text) % list.length] ?? list[0];

/** A number from 0 up to 1, by text. */
export const toFraction = (text: string): number => toHash(text) / 2 ** 32;
