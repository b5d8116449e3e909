import { useTexts } from '@/i18n/use-texts';
import { formatDate } from '@/lib/format';

import type { OpeningTimes } from '../use-company';

import * as styles from './opening-hours.module.css';

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

type Props = { times: OpeningTimes; mostExceptions?: number };

/** The week as a table, and the days that differ, all of them or the first few. */
export function OpeningHours({ times, mostExceptions }: Props) {
  const { t, iso } = useTexts();
  const exceptions = (times.exceptions ?? []).filter((exception) => exception !== null).slice(0, mostExceptions);
  return (
    <>
      <dl className={styles.hours}>
        {days.map((day) => (
          <div key={day}>
            <dt>{t(`company:day.${day}`)}</dt>
            <dd>{times[day] ?? t('company:closed')}</dd>
          </div>
        ))}
      </dl>
      {exceptions.length > 0 && (
        <dl className={styles.hours} aria-label={t('company:exceptions')}>
          {exceptions.map(({ contentful_id, date, hours, label }) => (
            <div key={contentful_id}>
              <dt>
                {date !== null && formatDate(date, iso)}
                {label !== null && ` (${label})`}
              </dt>
              <dd>{hours ?? t('company:closed')}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
