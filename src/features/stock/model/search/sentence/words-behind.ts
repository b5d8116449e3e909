import type { Lexeme } from './lexemes';
import { hasRole, isCompatible, isNumber, isOf, type Context, type NumberLexeme } from './number-context';

/** Reads the words behind a number, or behind the second one of a range, and adds what they say. */
export function readBehind(lexemes: readonly Lexeme[], context: Context): void {
  const number = lexemes[context.to];
  if (!isNumber(number)) return;
  if (number.number.isOpen) context.how ??= 'min';
  for (let at = context.to + 1; at < lexemes.length && at <= context.to + 2; at += 1) {
    const lexeme = lexemes[at];
    if (lexeme?.kind !== 'word' || lexeme.gap === 'hard') return;
    const { ending, comparative, comparison, quantity, isIgnored } = lexeme.entry;
    const isEnd = !startsNumber(lexemes, at + 1);
    if (ending !== undefined && context.how === null) context.how = ending;
    else if (comparative !== undefined && context.how === null && isJoined(lexemes, at)) {
      context.how = comparative.how === 'more' || comparative.how === 'newer' ? 'min' : 'max';
      context.quantity ??= comparative.quantity;
    } else if (hasRole(lexeme, 'per')) context.isPer = true;
    else if (hasRole(lexeme, 'aged')) context.isAge = true;
    // "2015+" and "2015 +", but not "2015 + kipper".
    else if (hasRole(lexeme, 'and') && (lexeme.gap === 'glued' || at === lexemes.length - 1)) context.how ??= 'min';
    else if (quantity !== undefined && context.quantity === null && isQuantityOf(lexemes, at, number))
      context.quantity = quantity;
    else if (comparison !== undefined && context.how === null && isEnd && ['min', 'max'].includes(comparison.how)) {
      context.how = comparison.how;
      context.quantity ??= comparison.quantity;
    } else if (isOf(lexeme) || isIgnored === true || hasRole(lexeme, 'or') || hasRole(lexeme, 'and')) continue;
    else return;
    context.to = at;
  }
}

/** Whether a comparative ends a number ("5000 of minder") and does not begin the next one ("en minder dan 5000"). */
function isJoined(lexemes: readonly Lexeme[], at: number): boolean {
  const before = lexemes[at - 1];
  return (hasRole(before, 'or') || hasRole(before, 'and')) && !hasRole(lexemes[at + 1], 'than');
}

/** Whether a quantity belongs to the number before it and not to the next one: "2015 hefhoogte 4,5 m". */
function isQuantityOf(lexemes: readonly Lexeme[], at: number, number: NumberLexeme): boolean {
  const lexeme = lexemes[at];
  const quantity = lexeme?.kind === 'word' ? lexeme.entry.quantity : undefined;
  if (quantity === undefined || !isCompatible(number, quantity)) return false;
  const next = lexemes[at + 1];
  if (number.number.unit === null) {
    const isYear = /^(19|20)\d\d$/.test(String(number.number.values[0]));
    if (isYear !== (quantity === 'constructionYear')) return false;
    return isYear || !startsNumber(lexemes, at + 1);
  }
  return !(isNumber(next) && next.gap !== 'hard' && isCompatible(next, quantity));
}

/** Whether a number, or a word that belongs to one, comes next. */
function startsNumber(lexemes: readonly Lexeme[], at: number): boolean {
  const lexeme = lexemes[at];
  if (lexeme === undefined || lexeme.gap === 'hard') return false;
  if (isNumber(lexeme)) return true;
  return (
    lexeme.kind === 'word' &&
    (lexeme.entry.comparison ?? lexeme.entry.quantity) !== undefined &&
    isNumber(lexemes[at + 1])
  );
}
