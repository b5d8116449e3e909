import type { Entry } from './entry';
import type { Lexeme } from './lexemes';
import type { ModelName } from './models';
import type { Found } from './phrases';

/** Numbers with a dash or space between them that are together a model's: 541-70, but not 20 000. */
const longNumber = 5;

/**
 * Whether a name of a model is meant: with letters and digits always, unless a phrase is longer; words of a model that
 * have no other meaning; others beside a make or another word of a model. Digits alone are a number first.
 */
export function isModel(
  { what, count, key }: Found<ModelName>,
  phrase: Found<Entry> | null,
  before: Lexeme | undefined,
): boolean {
  if (!what.hasLetters) return count > 1 && key.length >= longNumber && !key.endsWith('000');
  if (what.hasDigits) return count > (phrase?.count ?? 0);
  if (count > 1) return count > (phrase?.count ?? 0);
  if (isName(before) && (before?.kind !== 'number' || key.length > 2)) return phrase === null || isEmpty(phrase.what);
  return phrase === null && key.length >= 4;
}

/** Nothing that a sentence would lack: a unit without its number ("MLT 735-120 PS"). */
function isEmpty({ isIdle, isIgnored, unit, values, roles, quantity }: Entry): boolean {
  const isUnitOnly = unit !== undefined && (values ?? roles ?? quantity) === undefined;
  return isIdle === true || isIgnored === true || isUnitOnly;
}

/** A make or a model, or a number that may be one's. */
export function isName(lexeme: Lexeme | undefined): boolean {
  if (lexeme?.kind === 'model') return true;
  if (lexeme?.kind === 'number') return lexeme.model !== null && lexeme.number.unit === null;
  return lexeme?.kind === 'word' && lexeme.entry.values?.some(({ property }) => property === 'makeName') === true;
}
