import { toDealerDay } from '../../../../lib/dealer-day';
import { isDate } from '../../../../lib/is-date';

const day = /^(\d{4})([-/.]?)(\d{2})(?:\2(\d{2}))?$/;
const moment = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?) ?(Z|[+-]\d{2}(?::?\d{2})?)?$/i;

/**
 * A day, or a month, in the dealer's time zone. A moment counts as the day there, in whatever zone it is written; a
 * time without a zone keeps its day. Day and month before the year are ambiguous (02-10) and no date.
 * @example parseDay('2018-06-01T22:00:00Z') // '2018-06-02'
 */
export function parseDay(value: unknown): string | undefined {
  const parsed = parse(value);
  return parsed instanceof Date ? toDealerDay(parsed) : parsed;
}

/**
 * The same, but a moment stays one, always in UTC, so that equal moments are equal texts.
 * @example parseMoment('2026-10-02T10:15:00+02:00') // '2026-10-02T08:15:00Z'
 */
export function parseMoment(value: unknown): string | undefined {
  const parsed = parse(value);
  return parsed instanceof Date ? parsed.toISOString().replace('.000', '') : parsed;
}

function parse(value: unknown): Date | string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  const [, year, sign, month, date] = day.exec(text) ?? [];
  // Six digits alone are ambiguous.
  if (year !== undefined && month !== undefined && (sign !== '' || date !== undefined))
    return toDate(year, month, date);
  const [, on, at, zone] = moment.exec(text) ?? [];
  if (on === undefined || at === undefined || !isKnown(on)) return undefined;
  const offset = (zone ?? 'Z').toUpperCase().replace(/^([+-]\d{2}):?(\d{2})?$/, (_, hours: string, minutes = '00') => {
    return `${hours}:${String(minutes)}`;
  });
  const time = Date.parse(`${on}T${at}${offset}`);
  if (Number.isNaN(time)) return undefined;
  return zone === undefined ? on : new Date(time);
}

function toDate(year: string, month: string, date: string | undefined): string | undefined {
  const text = `${year}-${month}-${date ?? '01'}`;
  if (!isKnown(text)) return undefined;
  return date === undefined ? text.slice(0, 7) : text;
}

/** Whether the day exists. Systems write the year 1 or 9999 for an unknown date. */
function isKnown(text: string): boolean {
  return /^(19|20)/.test(text) && isDate(text);
}
