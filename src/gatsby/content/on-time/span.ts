import { contentTypes } from '../../../../content-model';
import type { ContentType } from '../../../../content-model/content-type';
import { pageRoutes } from '../../../../content-model/types/shared';
import { toDealerTime } from '../../../lib/dealer-time';
import { isDate } from '../../../lib/is-date';
import { getValue } from '../checks/facts';
import type { CmsEntry } from '../fetch-entries';

/** When an entry is shown: from the first moment on, until before the second, in milliseconds; null for no limit. */
export type Span = { begins: number | null; ends: number | null };

export type Edge = keyof Span;

const allTypes: readonly ContentType[] = contentTypes;
const timedTypes = new Set(allTypes.flatMap(({ id, fields }) => (fields.begins?.kind === 'dateTime' ? [id] : [])));
const switchedTypes = new Set(allTypes.flatMap(({ id, fields }) => (fields.hidden?.kind === 'boolean' ? [id] : [])));

const noLimits: Span = { begins: null, ends: null };
const dayMs = 24 * 3_600_000;
const form = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:?\d{2})?)?$/;

/**
 * A moment as the CMS has it, in milliseconds. Without a time zone it is by the dealer's clocks; a day without a time
 * counts whole, so that it begins at its first minute and ends after its last. Null for anything else.
 * @example readMoment('2026-12-01T08:00+01:00', 'begins') // Date.parse('2026-12-01T07:00Z')
 */
export function readMoment(value: unknown, edge: Edge): number | null {
  const [, day, time, zone] = isDate(value) ? (form.exec(value) ?? []) : [];
  if (day === undefined) return null;
  const moment =
    time === undefined
      ? toDealerTime(`${edge === 'begins' ? day : toNextDay(day)}T00:00`)
      : zone === undefined
        ? toDealerTime(`${day}T${time}`)
        : Date.parse(`${day}T${time}${zone.replace(/(\d{2}):?(\d{2})/, '$1:$2')}`);
  return Number.isNaN(moment) ? null : moment;
}

/** @example toNextDay('2026-12-31') // '2027-01-01' */
export function toNextDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00Z`) + dayMs).toISOString().slice(0, 10);
}

/**
 * The time of an entry; no limits for one of a type without such fields, for what is no moment, and for a page that the
 * site cannot be without.
 */
export function toSpan(entry: CmsEntry): Span {
  const { id } = entry.sys.contentType.sys;
  if (id === 'page' && pageRoutes.some((route) => route === getValue(entry, 'route'))) return noLimits;
  if (!timedTypes.has(id)) return noLimits;
  return { begins: readMoment(getValue(entry, 'begins'), 'begins'), ends: readMoment(getValue(entry, 'ends'), 'ends') };
}

/** Whether something is shown at a moment (milliseconds). What ends before it begins never is. */
export function isShownAt({ begins, ends }: Span, now: number): boolean {
  return (begins === null || begins <= now) && (ends === null || now < ends);
}

/** The ids of the entries that the site shows nothing of at a moment (milliseconds), or that are switched off. */
export function findHidden(entries: readonly CmsEntry[], now: number): ReadonlySet<string> {
  const isHidden = (entry: CmsEntry) => !isShownAt(toSpan(entry), now) || isSwitchedOff(entry);
  return new Set(entries.filter(isHidden).map(({ sys }) => sys.id));
}

/** Whether an editor hid an entry of a type that has a switch for it. */
export function isSwitchedOff(entry: CmsEntry): boolean {
  return switchedTypes.has(entry.sys.contentType.sys.id) && getValue(entry, 'hidden') === true;
}
