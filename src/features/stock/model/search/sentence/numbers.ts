import type { Lexicon } from './lexicon';
import { toValues } from './number-value';
import { readNumberWords } from './number-words';
import { findPhrase, isWithinWord } from './phrases';
import type { Token } from './tokens';
import { toPlausible } from './units';
import type { Unit } from './word-table';

/** A number as typed, with the unit behind it. */
export type TypedNumber = {
  /** Possible values, the likeliest first; one when there is a unit. */
  values: readonly number[];
  unit: Unit | null;
  /** Said in thousands: 50k. */
  isThousand: boolean;
  /** With a plus behind it: 100+ hp. */
  isOpen: boolean;
  /** Digits alone, which may be a year or a model. */
  isPlain: boolean;
  /** How many tokens it takes. */
  count: number;
};

/** A number at a place, in digits or words; null when there is none or it is part of a longer name ("6155X"). */
export function findNumber(tokens: readonly Token[], place: number, lexicon: Lexicon): TypedNumber | null {
  const currency = findCurrency(tokens, place, lexicon);
  const money = currency === null ? 0 : 1;
  const start = findAmount(tokens, place + money, lexicon);
  if (start === null) return null;
  const multiplied = multiply(start, tokens, place + money, lexicon);
  const next = place + money + multiplied.count;
  const unit = findUnit(multiplied.values, tokens, next, lexicon);
  if (unit === null && isWithinWord(tokens, next)) return null;
  const price = currency ?? (tokens[next - 1]?.isPrice === true ? 'euro' : null);
  const name = price ?? unit?.name ?? null;
  const value = name === null ? null : toPlausible(multiplied.values, name);
  const isOpen = tokens[next - 1]?.isOpen === true;
  if (value === null) return money > 0 ? null : { ...multiplied, isOpen, unit: null };
  // "€ 5000 euro" has one unit, "€ 5000 3000 uur" two.
  const behind = price === null || unit?.name === 'euro' ? (unit?.count ?? 0) : 0;
  const more = findRest(tokens, next + behind, name, lexicon);
  const count = money + multiplied.count + behind + more.count;
  return { values: [value + more.value], unit: name, isThousand: multiplied.isThousand, isOpen, isPlain: false, count };
}

/** What follows a length in a smaller unit: 6 ft 6 in, 6'6", 3m20. */
function findRest(
  tokens: readonly Token[],
  place: number,
  name: Unit | null,
  lexicon: Lexicon,
): { value: number; count: number } {
  if (name === 'm' && isCentimetres(tokens[place])) return { value: Number(tokens[place]?.text) / 100, count: 1 };
  return name === 'ft' ? findInches(tokens, place, lexicon) : { value: 0, count: 0 };
}

/** "20" of 3m20. */
function isCentimetres(token: Token | undefined): boolean {
  return token?.gap === 'glued' && /^\d\d$/.test(token.text);
}

function findInches(tokens: readonly Token[], place: number, lexicon: Lexicon): { value: number; count: number } {
  const [inches, unit] = [tokens[place], tokens[place + 1]];
  const isUnit = unit?.key === 'in' || (unit !== undefined && lexicon.entries.get(unit.key)?.unit === 'inch');
  const value = Number(inches?.kind === 'digits' && inches.gap !== 'hard' && !inches.isDashed ? inches.text : NaN);
  return isUnit && value < 12 ? { value: value / 12, count: 2 } : { value: 0, count: 0 };
}

type Amount = Omit<TypedNumber, 'unit' | 'isOpen'>;

/** A currency before a number (€ 50.000); others than euros are in no filter. */
function findCurrency(tokens: readonly Token[], place: number, { entries }: Lexicon): 'euro' | 'other' | null {
  const [token, next] = [tokens[place], tokens[place + 1]];
  if (token === undefined || next?.kind !== 'digits' || next.gap === 'hard') return null;
  if (/^[£$]$|^(gbp|usd|chf)$/.test(token.key)) return 'other';
  return entries.get(token.key)?.unit === 'euro' ? 'euro' : null;
}

function findAmount(tokens: readonly Token[], place: number, lexicon: Lexicon): Amount | null {
  const token = tokens[place];
  if (token?.kind === 'digits') return findDigits(tokens, place, token);
  if (token?.kind !== 'letters') return null;
  const words: string[] = [];
  let amount: Amount | null = null;
  for (let count = 1; count <= 5; count += 1) {
    const { kind, key = '', gap } = tokens[place + count - 1] ?? {};
    if (kind !== 'letters' || (count > 1 && gap === 'hard')) break;
    words.push(key);
    const value = readNumberWords(words, lexicon.numbers, lexicon.joints);
    if (value === null) break;
    const isThousand = value >= 1000 && !isWithinWord(tokens, place + count);
    amount = { values: [value], isThousand, isPlain: false, count };
  }
  return amount;
}

/** Digits, with a group of three behind a space: 50 000. */
function findDigits(tokens: readonly Token[], place: number, token: Token): Amount | null {
  const next = tokens[place + 1];
  const isGroup = /^\d{1,3}$/.test(token.text) && next?.text === '000' && next.gap === 'soft' && !next.isDashed;
  const values = toValues(isGroup ? `${token.text}000` : token.text);
  const isPlain = !isGroup && /^\d+$/.test(token.text) && !token.isPrice;
  return values.length === 0 ? null : { values, isThousand: false, isPlain, count: isGroup ? 2 : 1 };
}

function multiply(amount: Amount, tokens: readonly Token[], place: number, { entries }: Lexicon): Amount {
  const next = place + amount.count;
  const token = tokens[next];
  const isThousand = token !== undefined && token.gap !== 'hard' && entries.get(token.key)?.isThousand === true;
  if (!isThousand || amount.isThousand || isWithinWord(tokens, next + 1)) return amount;
  // 7,500k is no number that anybody means.
  const value = amount.values.at(-1) ?? 0;
  return { values: [value * 1000], isThousand: true, isPlain: false, count: amount.count + 1 };
}

/** The unit behind a number, unless the word joins it with another number ("2 to 3 m") or the value makes no sense. */
function findUnit(
  values: readonly number[],
  tokens: readonly Token[],
  place: number,
  lexicon: Lexicon,
): { name: Unit; count: number } | null {
  if (tokens[place] === undefined || tokens[place].gap === 'hard') return null;
  if (tokens[place].key === 'm' && isCentimetres(tokens[place + 1]) && toPlausible(values, 'm') !== null)
    return { name: 'm', count: 1 };
  // The sign of the next price: €30k-€40k.
  if (/[€£$]/.test(tokens[place].key) && tokens[place + 1]?.kind === 'digits') return null;
  const phrase = findPhrase(tokens, place, lexicon);
  // "7 m 3 t" has no cubic metres.
  const isTorn = phrase?.count === 2 && tokens[place + 1]?.kind === 'digits' && tokens[place + 1]?.gap !== 'glued';
  const single = lexicon.entries.get(tokens[place].key);
  const found = isTorn ? single && { what: single, count: 1 } : phrase;
  const name = found?.what.unit;
  if (found == null || name === undefined || toPlausible(values, name) === null) return null;
  if (found.what.roles?.includes('to') && findAmount(tokens, place + found.count, lexicon) !== null) return null;
  return { name, count: found.count };
}
