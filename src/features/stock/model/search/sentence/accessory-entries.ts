import type { Entry } from './entry';
import type { Known } from './reading';
import { split } from './table-rows';
import { toKey } from './word-key';
import { accessoryWords } from './words/shared';

/** A shorter label is too often a part of another word. */
const shortest = 3;

/**
 * Adds what the stock's accessories are called, in all languages, and what the trade says for them. A word for several
 * ("gps": one with RTK and one without) is doubtful: each of them is offered. Other meanings of a word weigh more.
 */
export function addAccessories(entries: Map<string, Entry>, { accessories }: Pick<Known, 'accessories'>): void {
  const named = new Map<string, Set<string>>();
  const add = (key: string, name: string) => {
    if (key.length >= shortest) named.set(key, (named.get(key) ?? new Set<string>()).add(name));
  };
  const all = accessories.map(({ name, labels }) => ({ name, keys: [name, ...labels].map(toKey) }));
  for (const { name, keys } of all) for (const key of keys) add(key, name);
  for (const words of accessoryWords.map(split))
    for (const { name, keys } of all)
      if (keys.some((key) => words.some((word) => key.includes(word)))) for (const word of words) add(word, name);
  for (const [key, names] of named) {
    const entry = toEntry([...names]);
    if (isFree(entries.get(key))) entries.set(key, entry);
    // Endings are only taken off what is typed. Of a label only the plural's: a conditioner is no condition.
    const single = key.replace(/e?[ns]$/, '');
    if (single.length > shortest && !entries.has(single) && !named.has(single)) entries.set(single, entry);
  }
}

function toEntry(names: readonly string[]): Entry {
  const each = names.map((name) => ({ property: 'accessories.nl' as const, values: [name] }));
  return each.length === 1 ? { values: each } : { doubt: each };
}

/** A word that means nothing yet: those without a meaning are listed so that no misspelling is seen in them. */
function isFree(entry: Entry = {}): boolean {
  return Object.keys(entry).every((name) => name === 'isIdle');
}
