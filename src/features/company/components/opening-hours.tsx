import { toLang } from '@/i18n/to-lang';
import { useTexts } from '@/i18n/use-texts';

import { getComingExceptions, getWeekday, takeStretch, toDayAndMonth, toLocalTime } from '../opening-state';
import { toShownHours } from '../shown-hours';
import type { OpeningTimes } from '../use-company';
import { useMinute } from '../use-minute';

import * as styles from './opening-hours.module.css';

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

type Props = {
  times: OpeningTimes;
  /** How many exceptions are shown; more if others follow closely. */
  exceptions: number;
  /** Whether the exceptions stand above the week, with a heading. */
  isNextFirst?: boolean;
};

/**
 * Weekly opening hours, and the next exceptions with their weekday. A built page cannot know which of them are past:
 * the room of as many is kept until the browser does. A day with invalid hours (`''`) is not shown as closed.
 */
export function OpeningHours({ times, exceptions: least, isNextFirst = false }: Props) {
  const { t } = useTexts();
  const { ref, minute, isAsked } = useMinute<HTMLDivElement>();
  const today = minute === null ? null : (toLocalTime(minute, times.timeZone)?.date ?? null);
  const coming = getComingExceptions(times.exceptions ?? [], today).filter(({ hours }) => hours !== '');
  const exceptions = takeStretch(coming, least);
  return (
    <div ref={ref} className={styles.times} data-next-first={isNextFirst}>
      <dl className={styles.hours}>
        {days.map(
          (day) =>
            times[day] !== '' && (
              <div key={day}>
                <dt>{t(`company:day.${day}`)}</dt>
                <dd>{times[day] == null ? t('company:closed') : toShownHours(times[day])}</dd>
              </div>
            ),
        )}
      </dl>
      {exceptions.length > 0 && (
        <div className={styles.next} data-asked={isAsked}>
          {isNextFirst && <h4>{t('company:exceptions')}</h4>}
          <dl className={styles.hours} aria-label={isNextFirst ? undefined : t('company:exceptions')}>
            {exceptions.map((exception) => (
              <Exception key={exception.contentful_id} {...exception} />
            ))}
          </dl>
        </div>
      )}
    </div>
  );
}

function Exception({ date, hours, label, fallbacks }: NonNullable<NonNullable<OpeningTimes['exceptions']>[number]>) {
  const { t, iso } = useTexts();
  return (
    <div>
      <dt>
        {date !== null &&
          t('company:dayAndDate', { day: t(`company:day.${getWeekday(date)}`), date: toDayAndMonth(date, iso) })}
        {label !== null && (
          <>
            {' '}
            <span className={styles.label} lang={toLang({ fallbacks }, 'label')}>{`(${label})`}</span>
          </>
        )}
      </dt>
      <dd>{hours === null ? t('company:closed') : toShownHours(hours)}</dd>
    </div>
  );
}
