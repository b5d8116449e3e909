import type { Lexeme } from './lexemes';
import { hasRole, isNumber, type Context, type NumberLexeme } from './number-context';
import { unitRows } from './units';

/** Numbers farther apart are not the ends of one range: "2015 tot 30.000 euro". */
const widest = 4;
/** Where only the first has a unit. */
const widestUnit = 5;

/**
 * The second number of a range (from 3 to 4 m, 2015-2018, between 10 and 20 thousand); null when there is none.
 * @param place of the first number
 */
export function findSecond(
  lexemes: readonly Lexeme[],
  place: number,
  context: Context,
  isYear: (value: number) => boolean,
): number | null {
  const first = lexemes[place];
  const next = lexemes[place + 1];
  if (!isNumber(first) || next === undefined || next.gap === 'hard') return null;
  if (isNumber(next)) {
    const [unit, other] = [first.number.unit, next.number.unit];
    // "74 kW/100 PS" says one thing twice.
    const isOne = (unit ?? other) !== (other ?? unit);
    return next.isDashed && !isOne && isRange(first, next, isYear) ? place + 1 : null;
  }
  const isJoint = hasRole(next, 'to') || (context.isBetween && hasRole(next, 'and'));
  const second = lexemes[place + 2];
  return isJoint && isNumber(second) && second.gap !== 'hard' && isRange(first, second, isYear) ? place + 2 : null;
}

function isRange(first: NumberLexeme, second: NumberLexeme, isYear: (value: number) => boolean): boolean {
  const [one, other] = [first.number, second.number];
  const [low = 0] = one.values;
  const [high = 0] = other.values;
  if (one.unit !== null) {
    // "90 pk tot 30.000" is of two quantities.
    const isNear = one.unit === 'euro' || high <= low * widestUnit;
    return other.unit === null
      ? isNear && (!other.isPlain || !isYear(high))
      : unitRows[one.unit].family === unitRows[other.unit].family;
  }
  const isYearFirst = one.isPlain && isYear(low);
  if (other.unit !== null || other.isThousand) return !isYearFirst || high / low <= widest;
  if (isYearFirst) return isYear(high) || (high < 100 && low % 100 < high);
  return low < high;
}

/** The numbers of a range in the same unit and scale: of "10-20k", the first is meant in thousands, too. */
export function toPair(first: NumberLexeme, second: NumberLexeme): [NumberLexeme['number'], NumberLexeme['number']] {
  const [one, other] = [first.number, second.number];
  const [low = 0] = one.values;
  const [high = 0] = other.values;
  const isShort = other.isThousand && !one.isThousand && low * 1000 <= high;
  const values = isShort ? [low * 1000] : one.values;
  const isYears = one.unit === null && other.unit === null && low > 1900 && high < 100;
  return [
    { ...one, values, unit: one.unit ?? other.unit, isThousand: one.isThousand || other.isThousand },
    { ...other, values: isYears ? [high + low - (low % 100)] : other.values, unit: other.unit ?? one.unit },
  ];
}
