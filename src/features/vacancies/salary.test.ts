import type { Translate } from '@/i18n/text-keys';

import { formatSalary, toSalaryRange } from './salary';

const t = ((key: string, values: object) => `${key} ${Object.values(values).join(' ')}`) as unknown as Translate;

test.each([
  [2800, 3600, 'vacancies:salaryRange € 2.800 € 3.600'],
  [3600, 2800, 'vacancies:salaryRange € 2.800 € 3.600'],
  [2800, null, 'vacancies:salaryFrom € 2.800'],
  [null, 3600, 'vacancies:salaryUpTo € 3.600'],
  [null, null, undefined],
])('from %s up to %s reads %j', (salaryMin, salaryMax, words) => {
  const text = formatSalary({ salaryMin, salaryMax }, { t, iso: 'nl-NL' });
  expect(text?.replaceAll('\u00a0', ' ')).toBe(words);
});

test('what is in order stays as it is', () => {
  expect(toSalaryRange({ salaryMin: 2800, salaryMax: 2800 })).toEqual({ salaryMin: 2800, salaryMax: 2800 });
  expect(toSalaryRange({ salaryMin: 1, salaryMax: 0 })).toEqual({ salaryMin: 0, salaryMax: 1 });
});
