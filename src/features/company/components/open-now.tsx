import { LiveText } from '@/components/ui/live-text';
import { useTexts } from '@/i18n/use-texts';

import { isOpenAt } from '../opening-state';
import type { OpeningTimes } from '../use-company';
import { useMinute } from '../use-minute';

import * as styles from './open-now.module.css';

/**
 * Whether somebody is there now. A built page cannot know: it is said when the page has come alive, in a line kept free
 * for it.
 */
export function OpenNow({ times }: { times: OpeningTimes }) {
  const { t } = useTexts();
  const { ref, minute } = useMinute<HTMLParagraphElement>();
  if (times.timeZone === null) return null;
  const isOpen = minute === null ? null : isOpenAt(times, minute);
  return (
    <p ref={ref} className={styles.state} data-open={isOpen}>
      {isOpen !== null && <LiveText>{t(isOpen ? 'company:openNow' : 'company:closedNow')}</LiveText>}
    </p>
  );
}
