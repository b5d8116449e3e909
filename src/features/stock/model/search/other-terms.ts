import { foldText } from '../../../../lib/fold-text';
import { countTyped, splitWords, toSpellings } from '../../../../lib/spellings';
import type { StockItem } from '../item';

import { freeTextProperties } from './filters';
import type { SearchRequest } from './search-request';
import type { SearchResult } from './search-result';

/** The maximum of spellings for one term: nobody types a term in more ways. */
const maxTerms = 6;

/** In items: enough to verify a term when the request itself wants none. */
const sampleSize = 12;

const umlauts: Readonly<Record<string, string>> = { ae: 'ä', oe: 'ö', ue: 'ü' };

/**
 * Searches to try after one that found nothing, the likeliest first. The stock API ignores accents, but does not know
 * that `Kaercher` is `Kärcher`. Each word takes the spelling of the stock as of the last build, or when that lacks the
 * word, German spellings.
 * @param stockWords the words in the names of stock items
 */
export function toOtherRequests(request: SearchRequest, stockWords: readonly string[]): SearchRequest[] {
  const { freeTextSearch: search, pagination } = request;
  if (search === undefined) return [];
  return toOtherTerms(search.term, stockWords).map((term) => ({
    ...request,
    // The items tell whether the term was meant.
    pagination: { ...pagination, size: pagination.size || sampleSize },
    source:
      pagination.size === 0 ? [...new Set([...request.source, 'category', ...freeTextProperties])] : request.source,
    freeTextSearch: { ...search, term },
  }));
}

/**
 * Turns the answer to one of `toOtherRequests` into the answer to the original request; null when it matches other
 * words than were typed.
 */
export function toOriginalAnswer(
  answer: SearchResult,
  { freeTextSearch, pagination }: SearchRequest,
): SearchResult | null {
  const { items, total } = answer;
  const typed = splitWords(freeTextSearch?.term ?? '').map(toSpellings);
  // A page after the last one has no items to verify.
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

/** Other spellings of a term, for an API that ignores case and accents. */
export function toOtherTerms(term: string, stockWords: readonly string[]): string[] {
  const variants = splitWords(term).map((word) => toVariants(word, stockWords));
  const terms = variants.reduce<string[][]>(
    (begun, words) => begun.flatMap((before) => words.map((word) => [...before, word])).slice(0, maxTerms + 1),
    [[]],
  );
  const typed = splitWords(term).map(foldText).join(' ');
  return terms
    .map((words) => words.join(' '))
    .filter((other) => foldText(other) !== typed)
    .slice(0, maxTerms);
}

/** The stock's spellings of a word, the likeliest first; the typed one when the stock has it, or has no other. */
function toVariants(word: string, stockWords: readonly string[]): string[] {
  const plain = foldText(word);
  const spellings = toSpellings(word);
  const isKnown = stockWords.some((one) => foldText(one).startsWith(plain));
  const others = stockWords.flatMap((one) => {
    const typed = Math.max(...spellings.map((spelling) => countTyped(one, spelling)));
    return typed > 0 && !foldText(one).startsWith(plain) ? [one.slice(0, typed)] : [];
  });
  if (!isKnown && others.length === 0) others.push(...guess(word));
  const variants = new Map([...(isKnown ? [word] : []), ...others, word].map((one) => [foldText(one), one]));
  return [...variants.values()];
}

/**
 * The word with and without German umlauts. After a, e and q, `ue` is never an umlaut.
 * @example guess('Steuergeraet') // ['Steuergerät']
 */
function guess(word: string): string[] {
  const german = word.replace(/[aeq]ue|ae|oe|ue/giu, (pair) => umlauts[pair.toLowerCase()] ?? pair);
  return [german, ...toSpellings(word)];
}
