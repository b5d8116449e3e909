import type { Translate } from '@/i18n/text-keys';
import { formatMoney } from '@/lib/format';

type Salary = { salaryMin: number | null; salaryMax: number | null };
type Wording = { t: Translate; iso: string };

/** An editor may write the higher amount first; both are sure, only their order is not. */
export function toSalaryRange({ salaryMin, salaryMax }: Salary): Salary {
  const isUpsideDown = salaryMin !== null && salaryMax !== null && salaryMin > salaryMax;
  return isUpsideDown ? { salaryMin: salaryMax, salaryMax: salaryMin } : { salaryMin, salaryMax };
}

/** A salary in whole euros a month in words, or null when the CMS says nothing. */
export function formatSalary(salary: Salary, { t, iso }: Wording): string | null {
  const { salaryMin, salaryMax } = toSalaryRange(salary);
  const toEuros = (amount: number) => formatMoney(amount * 100, 'EUR', iso);
  if (salaryMin !== null && salaryMax !== null) {
    return t('vacancies:salaryRange', { minimum: toEuros(salaryMin), maximum: toEuros(salaryMax) });
  }
  if (salaryMin !== null) return t('vacancies:salaryFrom', { minimum: toEuros(salaryMin) });
  return salaryMax === null ? null : t('vacancies:salaryUpTo', { maximum: toEuros(salaryMax) });
}
