import type { Measure } from '../../../src/features/stock/model/units';
import type { Details } from '../catalogue-item';
import type { Random } from '../random';
import { referenceYear } from '../reference-year';

/** The value of one detail of a machine; undefined if the dealer did not fill it in. */
export type Value<T> = (machine: { random: Random; year: number }) => T | undefined;

/** The details of the machines of a kind, by property. */
export type DetailTable = { readonly [P in keyof Details]?: Value<NonNullable<Details[P]>> };

/** Always this value. */
export const always =
  <const T>(value: T): Value<T> =>
  () =>
    value;

/** One of these. */
export const oneOf =
  <const T>(...values: [T, ...T[]]): Value<T> =>
  ({ random }) =>
    random.pick(values);

/** A detail of only a share of the machines. */
export const some =
  <T>(share: number, value: Value<T>): Value<T> =>
  (machine) =>
    machine.random.chance(share) ? value(machine) : undefined;

/** True for a share of the machines, else false. */
export const flag =
  (share: number): Value<boolean> =>
  ({ random }) =>
    random.chance(share);

/** A whole number in a range, with a step. */
export const number =
  (minimum: number, maximum: number, step = 1): Value<number> =>
  ({ random }) =>
    minimum + step * random.integer(0, Math.floor((maximum - minimum) / step));

/** A number in a range, as text. */
export const numberText =
  (minimum: number, maximum: number): Value<string> =>
  ({ random }) =>
    String(random.integer(minimum, maximum));

/** A measure in a range, with a step. */
export const measure =
  (unit: string, minimum: number, maximum: number, step = 1): Value<Measure> =>
  ({ random }) => ({ value: minimum + step * random.integer(0, Math.floor((maximum - minimum) / step)), unit });

/** A day in the machine's year of construction, as an ISO date. */
export const dayOfConstruction: Value<string> = ({ random, year }) => toDay(year, random);

/** A day in the winter to come or in the year after, as an ISO date: lorries are inspected once a year. */
export const nextInspection: Value<string> = ({ random }) => {
  const day = toDay(referenceYear + 1, random).slice(4);
  return `${String(day >= '-10' ? referenceYear : referenceYear + 1)}${day}`;
};

/** Characters in a pattern: `A` becomes a letter, `0` a digit, all others stay. */
export const code =
  (pattern: string): Value<string> =>
  ({ random }) =>
    pattern
      .replace(/A/g, () => String.fromCharCode(65 + random.integer(0, 25)).replace(/[IOQ]/, 'K'))
      .replace(/0/g, () => String(random.integer(0, 9)));

function toDay(year: number, random: Random): string {
  const [month, day] = [random.integer(1, 12), random.integer(1, 28)].map((part) => String(part).padStart(2, '0'));
  return `${String(year)}-${month ?? '01'}-${day ?? '01'}`;
}
