import { useEffect } from 'react';

import { LiveText } from '@/components/ui/live-text';
import { useLazyPart } from '@/hooks/use-lazy-part';
import { useTexts } from '@/i18n/use-texts';

import type { OpeningTimes } from '../use-company';
import { useMinute } from '../use-minute';

import * as styles from './open-now.module.css';

const load = () => import('../opening-words');
/** The line stays empty where it cannot be had. */
const stayEmpty = () => undefined;

type Props = {
  times: OpeningTimes;
  /** For a place of one short line: without holidays nearby. */
  isShort?: boolean;
};

/**
 * Until when somebody answers the phone, or from when on. Depends on the time, so it renders after hydration, in a line
 * reserved for it.
 */
export function OpenNow({ times, isShort = false }: Props) {
  const texts = useTexts();
  const { ref, minute } = useMinute<HTMLParagraphElement>();
  const { part, loadPart } = useLazyPart(load, stayEmpty, true);
  const isKnown = minute !== null;
  useEffect(() => {
    if (isKnown) void loadPart();
  }, [isKnown, loadPart]);
  if (times.timeZone === null) return null;
  const words = minute === null || part === null ? null : part.toOpeningWords(times, minute, texts, isShort);
  return (
    <p ref={ref} className={styles.state} data-open={words?.isOpen} data-short={isShort || undefined}>
      {words !== null && <LiveText>{words.text}</LiveText>}
    </p>
  );
}
