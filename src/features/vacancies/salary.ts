import type { Translate } from '@/i18n/text-keys';
import { formatMoney } from '@/lib/format';

type Salary = { salaryMin: number | null; salaryMax: number | null };
type Wording = { t: Translate; iso: string };

/** Swaps the amounts if an editor entered the higher one first. */
export function toSalaryRange({ salaryMin, salaryMax }: Salary): Salary {
  const isUpsideDown = salaryMin !== null && salaryMax !== null && salaryMin > salaryMax;
  return isUpsideDown ? { salaryMin: salaryMax, salaryMax: salaryMin } : { salaryMin, salaryMax };
}

/** A monthly salary in whole euros as text, or null if the CMS has none. */
export function formatSalary(salary: Salary, { t, iso }: Wording): string | null {
  const { salaryMin, salaryMax } = toSalaryRange(salary);
  const toEuros = (amount: number) => formatMoney(amount * 100, 'EUR', iso);
  if (salaryMin !== null && salaryMax !== null) {
    return t('vacancies:salaryRange', { minimum: toEuros(salaryMin), maximum: toEuros(salaryMax) });
  }
  if (salaryMin !== null) return t('vacancies:salaryFrom', { minimum: toEuros(salaryMin) });
  return salaryMax === null ? null : t('vacancies:salaryUpTo', { maximum: toEuros(salaryMax) });
}
