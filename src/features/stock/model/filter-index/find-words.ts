import { foldText } from '../../../../lib/fold-text';
import { splitWords } from '../../../../lib/spellings';
import { freeTextProperties } from '../search/filters';
import type { SearchRequest } from '../search/search-request';

import type { FilterIndex } from './filter-index';

type Term = NonNullable<SearchRequest['freeTextSearch']>;

/**
 * Finds the items that contain every word of a term (stock API contract: in any order, ignoring case and accents).
 * Whether a word may match the beginning or the middle of another is up to each API: the index answers only when that
 * makes no difference.
 * @returns null when the index cannot answer
 */
export function findWords(index: FilterIndex, { term, properties }: Term): ((place: number) => boolean) | null {
  const wanted = splitWords(term).map(foldText).filter(Boolean);
  const columns = properties.map((property) => index.columns.get(property));
  if (wanted.length === 0 || !columns.every((column) => column !== undefined)) return null;
  const folded = columns.map(({ values, places }) => ({
    places,
    texts: values.map((value) => (value === null ? [] : splitWords(String(value)).map(foldText))),
  }));
  const matches = wanted.map((word) => {
    const whole = folded.map(({ texts }) => texts.map((words) => words.includes(word)));
    const part = folded.map(({ texts }) => texts.map((words) => words.some((one) => one.includes(word))));
    return { whole, part };
  });
  const holds = (place: number, way: 'whole' | 'part') =>
    matches.every((match) => match[way].some((column, number) => column[folded[number]?.places[place] ?? -1] === true));
  for (let place = 0; place < index.size; place += 1) if (holds(place, 'whole') !== holds(place, 'part')) return null;
  return (place) => holds(place, 'whole');
}

const nameWords = new WeakMap<FilterIndex, readonly string[]>();

/** Each word in the items' names, in its own spelling. */
export function toNameWords(index: FilterIndex): readonly string[] {
  const known = nameWords.get(index);
  if (known !== undefined) return known;
  const values = freeTextProperties.flatMap((property) => index.columns.get(property)?.values ?? []);
  const words = [...new Set(values.flatMap((value) => (value === null ? [] : splitWords(String(value)))))];
  nameWords.set(index, words);
  return words;
}
