import { kinds } from '../details/kinds';
import type { Machine } from '../facts/machine';
import type { Random } from '../random';
import { referenceYear } from '../reference-year';

/** A machine's year of construction and operating hours; null: it has no hour meter. */
export type Usage = { year: number; hours: number | null };

/** A used machine: hours in proportion to its age, within the model's range. */
export function toUsage(machine: Machine, random: Random): Usage {
  const year = random.integer(...machine.years);
  const { hoursPerYear } = kinds[machine.kind];
  if (hoursPerYear === null || machine.hours === null) return { year, hours: null };
  const [fewest, most] = hoursPerYear;
  const hours = random.integer(fewest * 10, most * 10) * 0.1 * (referenceYear - year);
  const [minimum, maximum] = machine.hours;
  if (hours > maximum) return { year, hours: random.integer(Math.round(maximum * 0.8), maximum) };
  return { year, hours: hours < minimum ? random.integer(minimum, Math.round(minimum * 1.2)) : Math.round(hours) };
}

/** A new machine: of this year or last year, with the hours of its trial and delivery. */
export function toNewUsage(machine: Machine, random: Random): Usage {
  return {
    year: referenceYear - random.integer(0, 1),
    hours: machine.hours === null ? null : Math.ceil(random.integer(1, 40) / 8),
  };
}
