import type { Texts } from '@/i18n/use-texts';
import { formatDay } from '@/lib/format';

import { dot } from '../../lib/dot';

import { getOpening, isClosedOn, type Opening } from './next-opening';
import { toDayAndMonth, withoutYear, type Times } from './opening-state';

/** What is said beside a phone number; null for nothing. @param isShort without days on which nobody is there */
export function toOpeningWords(
  times: Times,
  now: Date,
  { t, iso }: Texts,
  isShort: boolean,
): { isOpen: boolean; text: string } | null {
  const opening = getOpening(times, now);
  if (opening === null) return null;
  const closed = 'closed' in opening && !isShort ? opening.closed : null;
  const notice = closed === null ? [] : [t('company:open.closedOn', { date: toDayAndMonth(closed, iso) })];
  const words = toWords(opening, { t, iso });
  const isOpen = opening.kind === 'open';
  // What comes first stands first: it is open until tonight, or it is a holiday until Monday.
  return { isOpen, text: (isOpen ? [words, ...notice] : [...notice, words]).join(dot) };
}

/**
 * That nobody is there on a day; null if somebody is, or if that is unknown.
 * @param date as `2026-12-25` @example 'Closed on Friday 25 December'
 */
export function toClosedWords(times: Times, date: string, { t, iso }: Texts): string | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || !isClosedOn(times, date)) return null;
  const words = t('company:open.closedOn', { date: withoutYear(formatDay(date, iso)) });
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function toWords(opening: Opening, { t, iso }: Texts): string {
  switch (opening.kind) {
    case 'open':
      return t('company:open.until', { time: toTime(opening.until) });
    case 'later':
      return t('company:open.later', { time: toTime(opening.at) });
    case 'again':
      return t('company:open.again', { time: toTime(opening.at) });
    case 'tomorrow':
      return t('company:open.tomorrow', { time: toTime(opening.at) });
    case 'weekday':
      return t('company:open.weekday', {
        day: t(`company:day.${opening.weekday}`),
        time: toTime(opening.at),
      });
    case 'date':
      return t('company:open.date', { date: toDayAndMonth(opening.date, iso), time: toTime(opening.at) });
    case 'closed':
      return t('company:closedNow');
  }
}

/** @example toTime('08:00') // '8:00' */
function toTime(time: string): string {
  return time.replace(/^0/, '');
}
