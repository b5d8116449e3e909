import { toLang } from '@/i18n/to-lang';
import { useTexts } from '@/i18n/use-texts';
import { formatDate } from '@/lib/format';

import { getComingExceptions, toLocalTime } from '../opening-state';
import type { OpeningTimes } from '../use-company';
import { useMinute } from '../use-minute';

import * as styles from './opening-hours.module.css';

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

type Props = { times: OpeningTimes; maxExceptions?: number };

/**
 * Weekly opening hours as a table, and all or the first exceptions. A built page cannot know which exceptions are past.
 * A day with invalid hours (`''`) is not shown as closed.
 */
export function OpeningHours({ times, maxExceptions }: Props) {
  const { t, iso } = useTexts();
  const { ref, minute } = useMinute<HTMLDListElement>();
  const today = minute === null ? null : (toLocalTime(minute, times.timeZone)?.date ?? null);
  const exceptions = getComingExceptions(times.exceptions ?? [], today)
    .filter(({ hours }) => hours !== '')
    .slice(0, maxExceptions);
  return (
    <>
      <dl ref={ref} className={styles.hours}>
        {days.map(
          (day) =>
            times[day] !== '' && (
              <div key={day}>
                <dt>{t(`company:day.${day}`)}</dt>
                <dd>{times[day] ?? t('company:closed')}</dd>
              </div>
            ),
        )}
      </dl>
      {exceptions.length > 0 && (
        <dl className={styles.hours} aria-label={t('company:exceptions')}>
          {exceptions.map(({ contentful_id, date, hours, label, fallbacks }) => (
            <div key={contentful_id}>
              <dt>
                {date !== null && formatDate(date, iso)}
                {label !== null && <span lang={toLang({ fallbacks }, 'label')}>{` (${label})`}</span>}
              </dt>
              <dd>{hours ?? t('company:closed')}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
