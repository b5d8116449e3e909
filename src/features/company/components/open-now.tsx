import { useEffect, useState } from 'react';

import { useTexts } from '@/i18n/use-texts';

import { isOpenAt } from '../opening-state';
import type { OpeningTimes } from '../use-company';

import * as styles from './open-now.module.css';

const minuteMs = 60_000;

/** Whether somebody is there now. A built page cannot know: it is said when the page has come alive, in a line kept free for it. */
export function OpenNow({ times }: { times: OpeningTimes }) {
  const { t } = useTexts();
  const [minute, setMinute] = useState<number | null>(null);
  useEffect(() => {
    const look = () => {
      setMinute(Math.floor(Date.now() / minuteMs));
    };
    // Telling the time of another zone takes a browser long: it has a task of its own, when the page is alive.
    const first = setTimeout(look, 0);
    const timer = setInterval(look, minuteMs / 2);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, []);
  if (times.timeZone === null) return null;
  const isOpen = minute === null ? null : isOpenAt(times, new Date(minute * minuteMs));
  return (
    <p className={styles.state} data-open={isOpen}>
      {isOpen !== null && t(isOpen ? 'company:openNow' : 'company:closedNow')}
    </p>
  );
}
