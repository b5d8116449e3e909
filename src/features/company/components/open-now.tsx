import { LiveText } from '@/components/ui/live-text';
import { useTexts } from '@/i18n/use-texts';

import { isOpenAt } from '../opening-state';
import type { OpeningTimes } from '../use-company';
import { useMinute } from '../use-minute';

import * as styles from './open-now.module.css';

/** Whether the company is open now. Depends on the time, so it renders after hydration, in a line reserved for it. */
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
