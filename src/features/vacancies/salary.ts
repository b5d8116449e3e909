import type { Translate } from '@/i18n/text-keys';
import { formatMoney } from '@/lib/format';

type Salary = { salaryMin: number | null; salaryMax: number | null };
type Wording = { t: Translate; iso: string };

/** A salary in whole euros a month in words, or null when the CMS says nothing. */
export function formatSalary({ salaryMin, salaryMax }: Salary, { t, iso }: Wording): string | null {
  const toEuros = (amount: number) => formatMoney(amount * 100, 'EUR', iso);
  if (salaryMin !== null && salaryMax !== null) {
    return t('vacancies:salaryRange', { minimum: toEuros(salaryMin), maximum: toEuros(salaryMax) });
  }
  if (salaryMin !== null) return t('vacancies:salaryFrom', { minimum: toEuros(salaryMin) });
  return salaryMax === null ? null : t('vacancies:salaryUpTo', { maximum: toEuros(salaryMax) });
}
