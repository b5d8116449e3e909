import { hasWords } from '@/lib/has-words';

/** What of a vacancy decides whether and where it is listed; days as ISO 8601. */
type Candidate = { title: string | null; closed: boolean; published: string | null };

/**
 * Those to which one can still apply, the newest first; of one day in the order given. One without a title has no page.
 */
export function toOpenVacancies<T extends Candidate>(vacancies: readonly T[]): T[] {
  const getDay = ({ published }: T) => published?.slice(0, 10) ?? '';
  return vacancies
    .filter(({ title, closed }) => !closed && hasWords(title))
    .sort((left, right) => (getDay(left) === getDay(right) ? 0 : getDay(left) < getDay(right) ? 1 : -1));
}
