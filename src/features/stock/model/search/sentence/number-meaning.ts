import type { RangeProperty } from '../filters';
import type { Range } from '../query';

import { roundRange, toBounds, toYearsOfAge } from './bounds';
import type { Context } from './number-context';
import type { TypedNumber } from './numbers';
import { familyOf, isForSome, propertiesOf, toDefault, toPlausible, unitRows } from './units';

export type Surroundings = {
  /** Of the whole sentence. */
  categories: readonly string[];
  today: Date;
  isTaken: (place: number) => boolean;
};

export type Option = { property: RangeProperty; range: Range };
/** What one number can mean: one property for sure, or several of which each is doubtful. */
export type Options = { options: Option[]; isSure: boolean };

const nothing: Options = { options: [], isSure: true };

type Asked = Surroundings & {
  number: TypedNumber;
  context: Context;
  isYear: (value: number) => boolean;
  isRange: boolean;
};

/** What a number with the words around it means. */
export function toOptions(asked: Asked): Options {
  return asked.number.unit === null ? readBare(asked) : readMeasure(asked, asked.number.unit);
}

function readMeasure(
  { number, context, categories, today, isRange }: Asked,
  unit: NonNullable<TypedNumber['unit']>,
): Options {
  const { family, factor } = unitRows[unit];
  const plausible = toPlausible(number.values, unit);
  if (plausible === null || context.quantity === 'none') return nothing;
  const how = isRange ? 'exact' : context.how;
  if (family === 'age') {
    const range = toYearsOfAge(plausible, context.how, context.isAge, today.getFullYear());
    return range === null ? nothing : { options: [{ property: 'constructionYear', range }], isSure: true };
  }
  const range = toBounds(plausible * factor, family, how);
  if (range === null) return nothing;
  const all = propertiesOf[family] ?? [];
  const named = all.filter((property) => property === context.quantity);
  const candidates = named.length > 0 ? named : all;
  const fitting = candidates.filter((property) => isForSome(property, categories));
  const isGuess = fitting.length === 0 && categories.length === 0 && named.length === 0;
  const chosen = categories.length === 0 && fitting.length === 0 ? candidates : fitting;
  return {
    options: chosen.map((property) => ({ property, range: roundRange(range, property) })),
    isSure: chosen.length === 1 && !isGuess,
  };
}

/** Bounds of prices that people write without saying that it is one. */
const price = { lowest: 250, alone: 7500, highest: 9_999_999 };

/**
 * A number without a unit: of the quantity that is named beside it; else a year from 1950 on; else a price, if it is
 * said in thousands, or compared and of a plausible size.
 */
function readBare({ number, context, categories, isYear, isRange, today }: Asked): Options {
  const { quantity, how } = context;
  const [value = 0] = number.values;
  const toOption = (property: RangeProperty, amount: number): Option[] => {
    const range = toBounds(amount, familyOf[property], isRange ? 'exact' : how);
    return range === null ? [] : [{ property, range: roundRange(range, property) }];
  };
  const year = toYear(value, number.isPlain, isYear, today.getFullYear(), quantity === 'constructionYear');
  if (quantity === 'constructionYear')
    return year === null ? nothing : { options: toOption(quantity, year), isSure: true };
  if (quantity !== null) {
    const amount = toDefault(number.values, quantity);
    if (quantity === 'none' || amount === null) return nothing;
    const isWanted = categories.length === 0 || isForSome(quantity, categories);
    return { options: isWanted ? toOption(quantity, amount) : [], isSure: true };
  }
  const isPrice = value >= price.lowest && value <= price.highest && (how !== null || isRange || number.isThousand);
  if (year !== null && !number.isThousand) {
    // "Under 2000" is a price to some and a year to others.
    const isUnclear = (how === 'less' || how === 'more') && !isRange;
    const both = isUnclear ? toOption('price.amount', value) : [];
    return { options: [...toOption('constructionYear', year), ...both], isSure: !isUnclear };
  }
  if (isPrice) return { options: toOption('price.amount', value), isSure: true };
  return isAmount(number, value) ? { options: toOption('price.amount', value), isSure: false } : nothing;
}

/** Whether a number alone may be an amount of money: 25.000 or 12.345,67, but not 6155. */
function isAmount({ isPlain }: TypedNumber, value: number): boolean {
  return value >= price.alone && value <= price.highest && (!isPlain || value % 500 === 0);
}

/** A year; of two digits only where one is called a year: bj 15. */
function toYear(
  value: number,
  isPlain: boolean,
  isYear: (value: number) => boolean,
  thisYear: number,
  isCalledYear: boolean,
): number | null {
  if (!isPlain) return null;
  if (isYear(value)) return value;
  if (!isCalledYear || value >= 100) return null;
  return 2000 + value <= thisYear + 1 ? 2000 + value : 1900 + value;
}
