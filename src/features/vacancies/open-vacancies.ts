import { hasWords } from '@/lib/has-words';

/** The fields that decide whether and where a vacancy is listed; dates in ISO 8601. */
type Candidate = { title: string | null; closed: boolean; published: string | null };

/** Open vacancies, newest first; those of one day stay in the given order. A vacancy without a title has no page. */
export function toOpenVacancies<T extends Candidate>(vacancies: readonly T[]): T[] {
  const getDay = ({ published }: T) => published?.slice(0, 10) ?? '';
  return vacancies
    .filter(({ title, closed }) => !closed && hasWords(title))
    .sort((left, right) => (getDay(left) === getDay(right) ? 0 : getDay(left) < getDay(right) ? 1 : -1));
}
