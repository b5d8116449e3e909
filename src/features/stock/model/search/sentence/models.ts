import { splitWords } from '../../../../../lib/spellings';

import { toKey } from './word-key';

/** A model, or whole words and beginnings of words of one, as the API's text search finds them. */
export type ModelName = {
  /** In the spelling of the stock. */
  text: string;
  hasLetters: boolean;
  hasDigits: boolean;
  makes: ReadonlySet<string>;
};

/** A model from one of its words on: `words` are keys with a space between them. */
type Tail = { make: string; model: string; words: string };

export type ModelIndex = {
  /** The ends of all models from each of their words on, by the first two letters of their keys. */
  tails: ReadonlyMap<string, readonly Tail[]>;
  /** The keys of all words. */
  words: ReadonlySet<string>;
};

const getHead = (key: string) => key.slice(0, 2);

/** Prepares models, of which there are thousands: what can wait until one is looked up, waits. */
export function toModelIndex(models: readonly { make: string; model: string }[]): ModelIndex {
  const index = new Map<string, Tail[]>();
  const all = new Set<string>();
  for (const { make, model } of models) {
    let words = '';
    for (const word of splitWords(model).map(toKey).reverse()) {
      all.add(word);
      words = words === '' ? word : `${word} ${words}`;
      const head = getHead(words.replace(' ', ''));
      const tails = index.get(head);
      if (tails === undefined) index.set(head, [{ make, model, words }]);
      else tails.push({ make, model, words });
    }
  }
  return { tails: index, words: all };
}

/**
 * The models with this key, in whole or from the beginning of a word to the end of a run of letters or digits: `724`,
 * `vario` and `724vario` of "724 Vario", `rx60` of "RX60-25". With `isBegun`, a longer key may have one.
 */
export function findModelName({ tails }: ModelIndex, key: string): { name: ModelName | null; isBegun: boolean } {
  let text: string | null = null;
  let isBegun = false;
  const makes = new Set<string>();
  for (const { make, model, words } of tails.get(getHead(key)) ?? []) {
    const end = findEnd(words, key);
    if (end === null) continue;
    isBegun = true;
    if (isWithinRun(words, end)) continue;
    text ??= cutModel(model, words, end);
    makes.add(make);
  }
  const name = text === null ? null : { text, hasLetters: /\p{L}/u.test(key), hasDigits: /\p{N}/u.test(key), makes };
  return { name, isBegun };
}

/** Where a key ends in words that it begins; null when it does not begin them. */
function findEnd(words: string, key: string): number | null {
  let place = 0;
  for (let typed = 0; typed < key.length; typed += 1) {
    if (words[place] === ' ') place += 1;
    if (words[place] !== key[typed]) return null;
    place += 1;
  }
  return place;
}

function isWithinRun(words: string, end: number): boolean {
  const around = words.slice(end - 1, end + 1);
  return /^(\p{N}{2}|\p{L}{2})$/u.test(around);
}

/** The part of a model that the first letters of its last words are, in the model's spelling. */
function cutModel(model: string, words: string, end: number): string {
  const runs = /[\p{L}\p{M}]+|\p{N}+/gu;
  const count = (text: string) => text.match(runs)?.length ?? 0;
  const own = [...model.matchAll(runs)];
  const first = own.length - count(words);
  const last = own[first + count(words.slice(0, end)) - 1];
  return last === undefined ? model : model.slice(own[first]?.index, last.index + last[0].length);
}
