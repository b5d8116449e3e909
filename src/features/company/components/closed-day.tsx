import { useEffect } from 'react';

import { LiveText } from '@/components/ui/live-text';
import { useLazyPart } from '@/hooks/use-lazy-part';
import { useTexts } from '@/i18n/use-texts';

import type { OpeningTimes } from '../use-company';

const load = () => import('../opening-words');
/** Without it nothing is said of the day. */
const stayEmpty = () => undefined;

/** Says of a chosen day, as `2026-12-25`, that nobody is there; nothing of other days. */
export function ClosedDay({ times, date }: { times: OpeningTimes; date: string }) {
  const texts = useTexts();
  const { part, loadPart } = useLazyPart(load, stayEmpty, true);
  useEffect(() => {
    if (date !== '') void loadPart();
  }, [date, loadPart]);
  const words = part === null || date === '' ? null : part.toClosedWords(times, date, texts);
  if (words === null) return null;
  return (
    <p role="status">
      <LiveText>{words}</LiveText>
    </p>
  );
}
