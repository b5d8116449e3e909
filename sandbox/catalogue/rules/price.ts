import { kinds } from '../details/kinds';
import type { Machine, Range } from '../facts/machine';
import { referenceYear } from '../reference-year';

/**
 * The share of the new price that is left at an age in years: 35 % less after four years, then 7 % of the rest per
 * year.
 */
export function toRetention(age: number): number {
  return age <= 4 ? 1 - (0.35 * age) / 4 : 0.65 * 0.93 ** (age - 4);
}

/** The new price in euros that puts an average used machine in the middle of the model's asking range. */
export function toNewPrice(machine: Machine): number {
  return (toMiddle(machine.price) * 1000) / toRetention(referenceYear - toMiddle(machine.years));
}

/**
 * The asking price of a used machine in cents: lower with age and with more hours than usual (at most 12 % either way),
 * within the model's range.
 */
export function toUsedPrice(machine: Machine, { year, hours }: { year: number; hours: number | null }): number {
  const age = referenceYear - year;
  const euros = toNewPrice(machine) * toRetention(age) * toHoursFactor(machine, age, hours);
  return toAskingPrice(toWithin(machine.price, euros / 1000) * 1000);
}

/** Compresses a value into a range: nearly unchanged in the middle, ever closer to the bounds outside. */
function toWithin([minimum, maximum]: Range, value: number): number {
  const [middle, half] = [(minimum + maximum) / 2, (maximum - minimum) / 2];
  return middle + half * Math.tanh((value - middle) / half);
}

/**
 * Rounds euros to an asking price in cents, as dealers do: steps of 250 and 500; from 50,000 on, endings on 950 and
 * 900. Prices that round to 50,000 get an ending already: otherwise they would exceed that of a slightly higher value.
 */
export function toAskingPrice(euros: number): number {
  if (euros < 10_000) return Math.max(250, Math.round(euros / 250) * 250) * 100;
  if (euros < 49_750) return Math.round(euros / 500) * 500 * 100;
  const thousands = Math.round(euros / 1000);
  return (thousands * 1000 - (thousands % 2 === 0 ? 50 : 100)) * 100;
}

function toHoursFactor(machine: Machine, age: number, hours: number | null): number {
  const perYear = kinds[machine.kind].hoursPerYear;
  if (hours === null || perYear === null || age === 0) return 1;
  const usual = age * toMiddle(perYear);
  return clamp(1 - (0.12 * (hours - usual)) / usual, 0.88, 1.12);
}

function toMiddle([minimum, maximum]: Range): number {
  return (minimum + maximum) / 2;
}

function clamp(value: number, minimum: number, maximum: number): number {
  return Math.min(maximum, Math.max(minimum, value));
}
