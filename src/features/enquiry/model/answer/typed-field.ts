import type { FieldKind } from './answer-table';
import { parseMetres } from './typed-metres';
import { parseMoney } from './typed-money';

/** An example of what belongs into a field of numbers, as a Dutchman types it. */
export const examples = { money: '1.250', days: '5', metres: '2,55' } as const satisfies Partial<
  Record<FieldKind, string>
>;

/** Whether something was filled in that the answer can say: a sentence has no place for words where a number is due. */
export function isFilledIn(kind: FieldKind, typed: string): boolean {
  const text = typed.trim();
  if (text === '') return false;
  if (kind === 'money') return parseMoney(text) !== null;
  if (kind === 'metres') return parseMetres(text) !== null;
  return kind !== 'days' || /^[1-9]\d{0,2}$/.test(text);
}
