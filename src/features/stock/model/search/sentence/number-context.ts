import type { Lexeme } from './lexemes';
import { familyOf, unitRows } from './units';
import type { Comparison, Quantity, Role } from './word-table';

/** What the words around a number say about it. */
export type Context = {
  /** The lexemes that belong to it, the first and the last. */
  from: number;
  to: number;
  how: Comparison | null;
  quantity: Quantity | null;
  isBetween: boolean;
  /** "Old" behind an age. */
  isAge: boolean;
  /** A price for a time, which no filter has. */
  isPer: boolean;
};

export type NumberLexeme = Extract<Lexeme, { kind: 'number' }>;

export function isNumber(lexeme: Lexeme | undefined): lexeme is NumberLexeme {
  return lexeme?.kind === 'number';
}

/** Whether a number with its unit can be of a quantity: hours are no lifting height. */
export function isCompatible({ number }: NumberLexeme, quantity: Quantity): boolean {
  if (number.unit === null || quantity === 'none') return true;
  const { family } = unitRows[number.unit];
  return family === 'age' ? quantity === 'constructionYear' : family === familyOf[quantity];
}

export function hasRole(lexeme: Lexeme | undefined, role: Role): boolean {
  return lexeme?.kind === 'word' && lexeme.entry.roles?.includes(role) === true;
}

/** What a comparison means with a "not" before it: not older than 10 years. */
export const opposites: Readonly<Partial<Record<Comparison, Comparison>>> = {
  more: 'max',
  less: 'min',
  newer: 'notNewer',
  older: 'notOlder',
};

/** Whether a word says nothing more about a number: of 2015. */
export function isOf(lexeme: Lexeme): boolean {
  return hasRole(lexeme, 'of');
}
