/** Spellings of one sound in Dutch, English and German, in the order in which they are replaced. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/t?sch|sh/g, 's'],
  [/[td]?z|ts/g, 's'],
  [/ck|c(?!h)/g, 'k'],
  [/dt|th/g, 't'],
  [/ij|ei|ie|j|y/g, 'i'],
  [/([aeiou])h(?![aeiou])/g, '$1'],
  [/(.)\1+/g, '$1'],
];

/**
 * The key under which words are the same that sound alike: c and k, ck and k, ph and f, y and i, z and s, letters
 * that are doubled or not, and an h that is not heard. @example toSound('phorkklifft') // 'forklift'
 */
export function toSound(key: string): string {
  return spellings.reduce((sound, [pattern, letter]) => sound.replace(pattern, letter), key);
}

/** Words by how they sound. */
export type SoundIndex = ReadonlyMap<string, readonly string[]>;

/** Shorter ones sound like too many others. */
const shortest = 5;

/** Words of letters alone, and not too short. */
export function toSoundIndex(words: Iterable<string>): SoundIndex {
  const index = new Map<string, string[]>();
  for (const word of words) {
    if (word.length < shortest || !/^[a-z]+$/.test(word)) continue;
    const sound = toSound(word);
    const list = index.get(sound);
    if (list === undefined) index.set(sound, [word]);
    else list.push(word);
  }
  return index;
}

/** The words that sound like a typed one, which is in no table. */
export function findAlike(typed: string, index: SoundIndex): readonly string[] {
  return typed.length < shortest ? [] : (index.get(toSound(typed)) ?? []);
}
