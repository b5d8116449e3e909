import { roundRange } from './bounds';
import { getCategories } from './governed';
import type { Lexeme } from './lexemes';
import { isNumber, type NumberLexeme } from './number-context';
import { toOptions, type Option, type Options, type Surroundings } from './number-meaning';
import { findSecond, toPair } from './number-ranges';
import type { Meant } from './reading';
import type { Comparison } from './word-table';
import { readBefore } from './words-before';
import { readBehind } from './words-behind';

/** A number with the words that belong to it, and what it means. */
export type NumberReading = { from: number; to: number } & (
  { kind: 'applied' | 'doubtful'; meant: readonly Meant[] } | { kind: 'model' | 'unused' }
);

/** Reads each number of a sentence with the words around it, from left to right. */
export function readNumbers(lexemes: readonly Lexeme[], surroundings: Surroundings): NumberReading[] {
  const readings: NumberReading[] = [];
  const isTaken = (place: number) =>
    surroundings.isTaken(place) || readings.some(({ from, to }) => from <= place && place <= to);
  lexemes.forEach((lexeme, place) => {
    if (isNumber(lexeme) && !isTaken(place))
      readings.push(readNumber(lexemes, lexeme, place, { ...surroundings, isTaken }));
  });
  return readings;
}

function readNumber(
  lexemes: readonly Lexeme[],
  lexeme: NumberLexeme,
  place: number,
  surroundings: Surroundings,
): NumberReading {
  const thisYear = surroundings.today.getFullYear();
  const isYear = (value: number) => Number.isInteger(value) && value >= 1950 && value <= thisYear + 1;
  const context = readBefore(lexemes, place, surroundings.isTaken);
  const second = findSecond(lexemes, place, context, isYear);
  context.to = second ?? place;
  readBehind(lexemes, context);
  // "Up to 10 years" is an age, and of a warranty it is not.
  const after = lexemes[context.to + 1];
  context.isAge ||=
    isLimit(context.how) && (after === undefined || after.gap === 'hard' || getCategories(after).length > 0);
  const { from, to } = context;
  const other = second === null ? undefined : lexemes[second];
  const numbers = isNumber(other) ? toPair(lexeme, other) : [lexeme.number];
  if (context.isPer) return { from, to, kind: 'unused' };
  const readings = numbers.map((number) =>
    toOptions({ number, context, isYear, isRange: numbers.length > 1, ...surroundings }),
  );
  const [first, last = first] = readings;
  if (first === undefined || last === undefined) return { from, to, kind: 'unused' };
  const meant = numbers.length > 1 ? toSpans(first, last) : first.options;
  if (meant.length === 0) {
    const isAlone = context.how === null && context.quantity === null && second === null;
    if (lexeme.model !== null && lexeme.number.unit === null && isAlone)
      return { from: place, to: place, kind: 'model' };
    return { from, to, kind: 'unused' };
  }
  return { from, to, kind: first.isSure && last.isSure ? 'applied' : 'doubtful', meant };
}

const isLimit = (how: Comparison | null) => how === 'max' || how === 'less';

/** The ranges between two numbers. */
function toSpans(first: Options, last: Options): Option[] {
  return first.options.flatMap(({ property, range }) => {
    const end = last.options.find((one) => one.property === property);
    // "0-5000" has no lower end.
    const minimum = (range.minimum ?? range.maximum) || null;
    const maximum = end === undefined ? null : (end.range.maximum ?? end.range.minimum);
    return end === undefined ? [] : [{ property, range: roundRange({ minimum, maximum }, property) }];
  });
}
