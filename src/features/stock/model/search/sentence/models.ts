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

type Tail = { make: string; model: string; key: string };

/** The ends of all models from each of their words on, by the first two letters of their keys. */
export type ModelIndex = ReadonlyMap<string, readonly Tail[]>;

const getHead = (key: string) => key.slice(0, 2);

/** Prepares models: in a phone's milliseconds, because there are thousands. */
export function toModelIndex(models: readonly { make: string; model: string }[]): ModelIndex {
  const index = new Map<string, Tail[]>();
  for (const { make, model } of models) {
    let key = '';
    for (const word of splitWords(model).map(toKey).reverse()) {
      key = word + key;
      const tails = index.get(getHead(key));
      if (tails === undefined) index.set(getHead(key), [{ make, model, key }]);
      else tails.push({ make, model, key });
    }
  }
  return index;
}

/**
 * The models with this key, in whole or from the beginning of a word to the end of a run of letters or digits: `724`,
 * `vario` and `724vario` of "724 Vario", `rx60` of "RX60-25".
 */
export function findModelName(index: ModelIndex, key: string): ModelName | null {
  let text: string | null = null;
  const makes = new Set<string>();
  for (const tail of index.get(getHead(key)) ?? []) {
    if (!tail.key.startsWith(key)) continue;
    const own = cutModel(tail, key);
    if (own === null) continue;
    text ??= own;
    makes.add(tail.make);
  }
  return text === null ? null : { text, hasLetters: /\p{L}/u.test(key), hasDigits: /\p{N}/u.test(key), makes };
}

/** The part of a model that a key stands for, in the model's spelling; null when the key ends within a run. */
function cutModel({ model, key: whole }: Tail, key: string): string | null {
  const parts = [...model.matchAll(/\p{N}+|[\p{L}\p{M}]+/gu)];
  let length = 0;
  let end: number | null = null;
  for (let place = parts.length - 1; place >= 0; place -= 1) {
    const [part = ''] = parts[place] ?? [];
    if (length === whole.length - key.length) end = (parts[place]?.index ?? 0) + part.length;
    length += toKey(part).length;
    if (length === whole.length) return end === null ? null : model.slice(parts[place]?.index, end);
  }
  return null;
}

/** The words of letters alone, for misspelt ones. */
export function getLetterWords(models: readonly { model: string }[]): Set<string> {
  return new Set(models.flatMap(({ model }) => splitWords(model).map(toKey)).filter((key) => /^[a-z]{5,}$/.test(key)));
}
