import type { Entry } from './entry';
import { guessWord } from './guesses';
import type { Lexicon } from './lexicon';
import { toLoose } from './loose-tokens';
import { isModel, isName } from './model-meant';
import type { ModelName } from './models';
import { findNumber, type TypedNumber } from './numbers';
import { findModel, findPhrase, isWithinWord, type Found } from './phrases';
import type { Gap, Token } from './tokens';
import { findModified, findPair } from './word-pairs';

/** A part of a sentence that means one thing. */
export type Lexeme = { start: number; end: number; gap: Gap; isDashed: boolean } & (
  | { kind: 'word'; entry: Entry; guess?: string }
  /** `model`: the stock has models with this number. */
  | { kind: 'number'; number: TypedNumber; model: ModelName | null }
  | { kind: 'model'; model: ModelName }
  | { kind: 'unknown' }
);

/** Divides a sentence into the longest parts that the lexicon has. */
export function toLexemes(typed: readonly Token[], lexicon: Lexicon): Lexeme[] {
  const lexemes: Lexeme[] = [];
  const tokens = toLoose(typed, lexicon);
  for (let place = 0; place < tokens.length;) {
    const token = tokens[place];
    if (token === undefined) break;
    const { what, count } = findPart(tokens, place, lexicon, lexemes.at(-1));
    const end = tokens[place + count - 1]?.end ?? token.end;
    lexemes.push({ start: token.start, end, gap: token.gap, isDashed: token.isDashed, ...what });
    place += count;
  }
  return lexemes;
}

type Part = Found<
  | { kind: 'word'; entry: Entry; guess?: string }
  | { kind: 'number'; number: TypedNumber; model: ModelName | null }
  | { kind: 'model'; model: ModelName }
  | { kind: 'unknown' }
>;

function findPart(
  tokens: readonly Token[],
  place: number,
  lexicon: Lexicon,
  before: Lexeme | undefined,
): Omit<Part, 'key'> {
  const token = tokens[place];
  const phrase = findPhrase(tokens, place, lexicon);
  const model = findModel(tokens, place, lexicon);
  const number = findNumber(tokens, place, lexicon);
  const word = phrase && { what: { kind: 'word' as const, entry: phrase.what }, count: phrase.count };
  const joined = findModified(tokens, place, lexicon);
  // A "TMR mixer wagon" is more than a TMR mixer.
  const isLongest = phrase !== null && phrase.count >= (joined?.count ?? 0);
  const modified = (phrase?.count === 1 ? phrase.what.values !== undefined : isLongest) ? null : joined;
  // Euro 6 is an emission class, euro 6000 a price.
  const least = (phrase?.count ?? 0) + (phrase?.what.values === undefined ? 0 : 1);
  if (number !== null && number.unit !== null && number.count >= least) return toNumber(number, model, tokens, place);
  if (modified !== null) return modified;
  const pair = (phrase?.count ?? 0) > 1 ? null : findPair(tokens, place, lexicon);
  if (pair !== null) return pair;
  if (model !== null && isModel(model, phrase, before))
    return { what: { kind: 'model', model: model.what }, count: model.count };
  if (word !== null && (number === null || word.count > number.count || !isNumeric(phrase?.what))) return word;
  if (number !== null) return toNumber(number, model, tokens, place);
  const count = countGlued(tokens, place);
  const guessed = count === 1 && token?.kind === 'letters' ? guess(token.key, lexicon, before) : null;
  return { what: guessed ?? { kind: 'unknown' }, count };
}

/** "3.20" is no 320; a whole number may be the one of any spelling. */
function isWritten(tokens: readonly Token[], place: number, { what, count }: Found<ModelName>): boolean {
  return tokens.slice(place, place + count).every(({ text }) => !/[.,]/.test(text) || what.text.includes(text));
}

function toNumber(
  number: TypedNumber,
  model: Found<ModelName> | null,
  tokens: readonly Token[],
  place: number,
): Omit<Part, 'key'> {
  const named = model !== null && model.count === number.count && isWritten(tokens, place, model) ? model.what : null;
  return { what: { kind: 'number', number, model: named }, count: number.count };
}

/** "acht" and "tien" are in no table but that of numbers; "a" and "mille" have other senses. */
function isNumeric(entry: Entry | undefined): boolean {
  return entry === undefined || (entry.isIgnored !== true && entry.values === undefined && entry.roles === undefined);
}

/** A word with digits in it, such as an unknown model, is one part. */
function countGlued(tokens: readonly Token[], place: number): number {
  let count = 1;
  while (tokens[place]?.kind !== 'sign' && isWithinWord(tokens, place + count)) count += 1;
  return count;
}

/** Names of models that are shorter differ by a letter. */
const safeModel = 6;

function guess(key: string, lexicon: Lexicon, before: Lexeme | undefined): Part['what'] | null {
  const similar = guessWord(key, lexicon);
  if (similar === null) return null;
  if ('model' in similar) {
    const { model } = similar;
    if (!isName(before)) return null;
    // An "Axion" is another machine than an Arion.
    return key.length < safeModel
      ? { kind: 'word', entry: { doubt: [{ term: model.text }] }, guess: model.text }
      : { kind: 'model', model };
  }
  const { entry, word } = similar;
  return { kind: 'word', entry, ...(word !== null && { guess: word }) };
}
