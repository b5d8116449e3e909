import type { Catalogue } from './catalogue-item';
import { categories } from './facts/categories';
import { createRandom } from './random';
import { createItem } from './rules/create-item';
import { toCreatedDates } from './rules/created-date';
import { describeItems } from './rules/describe-items';
import { chooseFirstPhotos } from './rules/first-photos';
import { toPlans } from './rules/mix';
import { spoilItems } from './ugly/ugly-cases';

const firstNumber = 19_976;

/**
 * Creates a dealer's stock, the stock items of the last week first, and the list of categories. The same input gives
 * the same result; only the creation dates depend on `today`, and by them which photo of a machine comes first.
 */
export function createCatalogue({ seed, size, today }: { seed: number; size: number; today: Date }): Catalogue {
  const plans = toPlans({ seed, size });
  const dates = toCreatedDates({ seed, size, today });
  const numbers = toNumbers(seed, size);
  const items = plans.map((plan, rank) =>
    createItem({ plan, seed, number: numbers[size - 1 - rank] ?? firstNumber, createdDate: dates[rank] ?? '' }),
  );
  const described = describeItems(items, plans, seed);
  return { items: chooseFirstPhotos(spoilItems(described)), categories: [...categories] };
}

/** Stock numbers in the order of arrival; the numbers in between were sold. */
function toNumbers(seed: number, size: number): number[] {
  const random = createRandom(`${String(seed)}/numbers`);
  let last = firstNumber;
  return Array.from({ length: size }, () => (last += random.integer(1, 3)));
}
