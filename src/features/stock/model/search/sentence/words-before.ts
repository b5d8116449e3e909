import type { Lexeme } from './lexemes';
import { hasRole, isCompatible, isNumber, isOf, opposites, type Context } from './number-context';

/** Reads the words before a number, back to the first that says nothing about it. */
export function readBefore(lexemes: readonly Lexeme[], place: number, isTaken: (place: number) => boolean): Context {
  const context: Context = {
    ...{ from: place, to: place, how: null, quantity: null },
    ...{ isBetween: false, isAge: false, isPer: false },
  };
  const number = lexemes[place];
  for (let at = place - 1; at >= 0; at -= 1) {
    const lexeme = lexemes[at];
    if (lexemes[at + 1]?.gap === 'hard' || isTaken(at) || lexeme?.kind !== 'word') break;
    const { quantity, values, isIgnored } = lexeme.entry;
    const comparison = lexeme.entry.comparison ?? lexeme.entry.comparative;
    // "Neuer" is new, and with "als" behind it newer.
    if (values !== undefined && !(comparison !== undefined && hasRole(lexemes[at + 1], 'than'))) break;
    if (comparison !== undefined) {
      context.how ??= comparison.how;
      context.quantity ??= comparison.quantity;
    } else if (hasRole(lexeme, 'not') && context.how !== null && opposites[context.how] !== undefined) {
      context.how = opposites[context.how] ?? null;
    } else if (hasRole(lexeme, 'per')) context.isPer = true;
    else if (hasRole(lexeme, 'than')) continue;
    else if (quantity !== undefined && context.quantity === null) {
      if (!isNumber(number) || !isCompatible(number, quantity)) break;
      context.quantity = quantity;
    } else if (hasRole(lexeme, 'between')) context.isBetween = true;
    else if (!isOf(lexeme)) {
      // "hefhoogte is minimaal 4 m": passed over when something that counts stands before it.
      if (isIgnored === true) continue;
      break;
    }
    context.from = at;
  }
  return context;
}
