import { toKey } from './word-key';

/** Words of an editor for a category, by the API's name. */
export type Synonym = { words: readonly string[]; category: string };

/** Why a word of an editor is no search word. */
export type WordFault = 'noLetters' | 'long' | 'make';

/** No word that people search is longer. */
const longest = 40;

/**
 * What is wrong with a word; null for a good one.
 * @param makes of the stock: they keep their own meaning
 */
export function findWordFault(word: string, makes: readonly string[]): WordFault | null {
  const key = toKey(word);
  if (!/\p{L}.*\p{L}/u.test(key)) return 'noLetters';
  if (word.length > longest) return 'long';
  return makes.some((make) => toKey(make) === key) ? 'make' : null;
}

/** The words without those that are none, each once. */
export function toSearchWords(words: readonly string[], makes: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const word of words.map((one) => one.trim()))
    if (findWordFault(word, makes) === null && !byKey.has(toKey(word))) byKey.set(toKey(word), word);
  return [...byKey.values()];
}

/** Whether a part of a fetched file is one. */
export function isSynonym(value: unknown): value is Synonym {
  if (typeof value !== 'object' || value === null) return false;
  const { words, category } = value as Readonly<Record<string, unknown>>;
  return typeof category === 'string' && Array.isArray(words) && words.every((word) => typeof word === 'string');
}
