import { useSyncExternalStore } from 'react';

import { useTexts } from '@/i18n/use-texts';

import { isOpenAt } from '../opening-state';
import type { OpeningTimes } from '../use-company';

import * as styles from './open-now.module.css';

const minuteMs = 60_000;

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, minuteMs / 2);
  return () => {
    clearInterval(timer);
  };
}

/** Whether somebody is there now. A built page cannot know: it is said when the page has come alive, in a line kept free for it. */
export function OpenNow({ times }: { times: OpeningTimes }) {
  const { t } = useTexts();
  const minute = useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / minuteMs),
    () => null,
  );
  if (times.timeZone === null) return null;
  const isOpen = minute === null ? null : isOpenAt(times, new Date(minute * minuteMs));
  return (
    <p className={styles.state} data-open={isOpen}>
      {isOpen !== null && t(isOpen ? 'company:openNow' : 'company:closedNow')}
    </p>
  );
}
