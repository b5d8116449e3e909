import { foldText } from '../../../../lib/fold-text';
import { countTyped, splitWords, toSpellings } from '../../../../lib/spellings';
import type { StockItem } from '../item';

import { freeTextProperties } from './filters';
import type { SearchRequest } from './search-request';
import type { SearchResult } from './search-result';

/** More than these are no way in which somebody types. */
const mostTerms = 6;

/** So many items tell whether a term was meant, where none are wanted. */
const sampleSize = 12;

const umlauts: Readonly<Record<string, string>> = { ae: 'ä', oe: 'ö', ue: 'ü' };

/**
 * The searches to try for one that finds nothing, the likeliest first: the stock API leaves out accents, but does not
 * know that `Kaercher` is `Kärcher`. Each word is written as the stock writes it, or where the stock as built knows no
 * such word, as German would.
 * @param stockWords the words that names of machines have
 */
export function toOtherRequests(request: SearchRequest, stockWords: readonly string[]): SearchRequest[] {
  const { freeTextSearch: search, pagination } = request;
  if (search === undefined) return [];
  return toOtherTerms(search.term, stockWords).map((term) => ({
    ...request,
    // Whether it is what was meant is seen by the items.
    pagination: { ...pagination, size: pagination.size || sampleSize },
    source:
      pagination.size === 0 ? [...new Set([...request.source, 'category', ...freeTextProperties])] : request.source,
    freeTextSearch: { ...search, term },
  }));
}

/**
 * The answer to one of `toOtherRequests` as one to the request that found nothing; null when it finds other words than
 * were typed.
 */
export function toMeant(answer: SearchResult, { freeTextSearch, pagination }: SearchRequest): SearchResult | null {
  const { items, total } = answer;
  const typed = splitWords(freeTextSearch?.term ?? '').map(toSpellings);
  // A page behind the last one has no items to tell by.
  const isMeant = items.length === 0 ? pagination.from > 0 && total > 0 : items.some((item) => holdsAll(item, typed));
  if (!isMeant) return null;
  return pagination.size === 0 ? { ...answer, items: [], received: 0 } : answer;
}

function holdsAll(item: StockItem, typed: readonly (readonly string[])[]): boolean {
  const text = freeTextProperties
    .flatMap((property) => splitWords(item[property] ?? '').flatMap(toSpellings))
    .join(' ');
  return typed.every((spellings) => spellings.some((spelling) => text.includes(spelling)));
}

/** Ways to write a term other than it is, for an API that leaves out case and accents. */
export function toOtherTerms(term: string, stockWords: readonly string[]): string[] {
  const ways = splitWords(term).map((word) => toWays(word, stockWords));
  const terms = ways.reduce<string[][]>(
    (begun, words) => begun.flatMap((before) => words.map((word) => [...before, word])).slice(0, mostTerms + 1),
    [[]],
  );
  const asked = splitWords(term).map(foldText).join(' ');
  return terms
    .map((words) => words.join(' '))
    .filter((other) => foldText(other) !== asked)
    .slice(0, mostTerms);
}

/**
 * The word as the stock writes it, the likeliest first; as it was typed where the stock has it so, or nobody knows
 * better.
 */
function toWays(word: string, stockWords: readonly string[]): string[] {
  const plain = foldText(word);
  const spellings = toSpellings(word);
  const isKnown = stockWords.some((one) => foldText(one).startsWith(plain));
  const others = stockWords.flatMap((one) => {
    const typed = Math.max(...spellings.map((spelling) => countTyped(one, spelling)));
    return typed > 0 && !foldText(one).startsWith(plain) ? [one.slice(0, typed)] : [];
  });
  if (!isKnown && others.length === 0) others.push(...guess(word));
  const ways = new Map([...(isKnown ? [word] : []), ...others, word].map((one) => [foldText(one), one]));
  return [...ways.values()];
}

/**
 * As German writes it with umlauts, or without. After a, e and q, `ue` is never an umlaut. @example
 * guess('Steuergeraet') // ['Steuergerät']
 */
function guess(word: string): string[] {
  const german = word.replace(/[aeq]ue|ae|oe|ue/giu, (pair) => umlauts[pair.toLowerCase()] ?? pair);
  return [german, ...toSpellings(word)];
}
