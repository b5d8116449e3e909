import { mergeAssignments, type Entry } from './entry';
import { findSimilarPair } from './guesses';
import type { Lexicon } from './lexicon';
import { findPhrase, isWithinWord } from './phrases';
import type { Token } from './tokens';

type Words = { what: { kind: 'word'; entry: Entry; guess?: string }; count: number };

/** A make or machine of two words, misspelt. */
export function findPair(tokens: readonly Token[], place: number, lexicon: Lexicon): Words | null {
  const [first, second] = tokens.slice(place, place + 2);
  if (first?.kind !== 'letters' || second?.kind !== 'letters' || second.gap === 'hard') return null;
  if (isWithinWord(tokens, place + 2)) return null;
  const entry = findSimilarPair([first.key, second.key], lexicon);
  return entry === null ? null : { what: { kind: 'word', entry, guess: first.key + second.key }, count: 2 };
}

/** A machine with a word before it that says nothing more: farm tractor, air compressor. */
export function findModified(tokens: readonly Token[], place: number, lexicon: Lexicon): Words | null {
  const { key = '' } = tokens[place] ?? {};
  const prefix = lexicon.prefixes.find((one) => one.key === key);
  if (prefix === undefined || tokens[place + 1]?.gap === 'hard') return null;
  const head = findPhrase(tokens, place + 1, lexicon);
  const values = head?.what.values ?? [];
  if (head === null || !values.some(({ property }) => property === 'category.name')) return null;
  return {
    what: { kind: 'word', entry: { values: mergeAssignments(values, prefix.values) } },
    count: head.count + 1,
  };
}
