import { toKey } from './word-key';

/** Words by what they mean. */
export type Rows = Readonly<Partial<Record<string, string>>>;

/** Each word of a table's rows with the key of its row. */
export function toRows(rows: Rows = {}): [row: string, word: string][] {
  return Object.entries(rows).flatMap(([row, words = '']) => split(words).map((word): [string, string] => [row, word]));
}

/** The keys of words in one text; of signs, the signs. */
export function split(words: string): string[] {
  return words.split(/\s+/).flatMap((word) => (word === '' ? [] : [toKey(word) || word]));
}

/** The keys of several words, which no single misspelt word is meant to be: "in stock" is no "Instock". */
export function toPhrases(rows: Rows = {}): string[] {
  const words = Object.values(rows).flatMap((text = '') => text.split(/\s+/));
  return words.filter((word) => word.includes('-')).map(toKey);
}
