import type { ContentFinding } from '../../../../content-model/content-report';
import { nameType } from '../../../../content-model/type-name';
import { hoursPattern } from '../../../../content-model/types/opening-times';
import { defaultLocale } from '../../../i18n/locales';
import { isDate } from '../../../lib/is-date';
import { nameEntry, type CmsEntry } from '../fetch-entries';
import { findLinks } from '../links';
import { readHours } from '../mend/hours';
import { isShownAt, readMoment, toSpan, type Edge } from '../on-time/span';

import { getText, getValue, isOf, listFields, type Facts } from './facts';
import { quote, toFinding } from './finding';

/** Hours of a day that were mended, cannot be, or are words. */
export function findOddHours({ entries }: Facts): ContentFinding[] {
  return listFields(entries, ['symbol']).flatMap(({ entry, id, field, values }) => {
    const written = values.find(([locale]) => locale === defaultLocale)?.[1];
    if (!('regexp' in field) || field.regexp !== hoursPattern || typeof written !== 'string') return [];
    const hours = readHours(written);
    const becomes = {
      closed: written.trim() === '' ? null : 'is read as closed',
      open: hours.kind === 'open' && hours.text !== written ? `is read as ${quote(hours.text)}` : null,
      words: 'is shown as it is written, and no visitor or search engine is told whether you are open',
      impossible: 'cannot be; the day is not shown',
    }[hours.kind];
    if (becomes === null) return [];
    return [
      toFinding(entry, {
        field: id,
        problem: `The ${nameType(entry.sys.contentType.sys.id)} ${nameEntry(entry)}: its field “${field.name}” is ${quote(written)}, which ${becomes}.`,
        advice: hoursPattern.message,
      }),
    ];
  });
}

/** Days that differ: in no list, or twice in one; and lists of opening times that nobody shows. */
export function findStrayDays({ entries }: Facts): ContentFinding[] {
  const weeks = entries.filter(isOf('openingTimes'));
  const listed = new Set(weeks.flatMap(({ fields }) => findLinks(fields.exceptions).map(({ id }) => id)));
  const shown = new Set(
    entries.filter(isOf('company')).flatMap(({ fields }) => findLinks(fields.openingTimes).map(({ id }) => id)),
  );
  const days = entries.filter(isOf('openingException'));
  return [
    ...days
      .filter(({ sys }) => !listed.has(sys.id))
      .map((day) =>
        toFinding(day, {
          problem: `The openingException ${nameEntry(day)} is in no list; nobody sees it.`,
          advice: 'Add it to “Days that differ” of the opening times, and publish them.',
        }),
      ),
    ...weeks
      .filter(({ sys }) => !shown.has(sys.id))
      .map((week) =>
        toFinding(week, {
          problem: `The openingTimes ${nameEntry(week)} are not those of the company; nobody sees them.`,
          advice: 'Choose them in “Opening times” of the company, or unpublish them.',
        }),
      ),
    ...findDoubles(
      days.filter(({ sys }) => listed.has(sys.id)),
      (day) => getText(day, 'date')?.slice(0, 10) ?? null,
    ).map(([day, other]) =>
      toFinding(day, {
        field: 'date',
        problem: `The openingException ${nameEntry(day)} is about the same day as ${nameEntry(other)}; the first of the list counts.`,
        advice: 'Unpublish one of them.',
      }),
    ),
  ];
}

/** Of entries that are alike in something, each but the first, with the first. */
export function findDoubles(
  entries: readonly CmsEntry[],
  toKey: (entry: CmsEntry) => string | null,
): [CmsEntry, CmsEntry][] {
  const first = new Map<string, CmsEntry>();
  return entries.flatMap((entry): [CmsEntry, CmsEntry][] => {
    const key = toKey(entry);
    if (key === null) return [];
    const other = first.get(key);
    if (other === undefined) first.set(key, entry);
    return other === undefined ? [] : [[entry, other]];
  });
}

const spans: readonly (readonly [type: string, from: string, until: string, becomes: string])[] = [
  ['popUp', 'from', 'until', 'it is never shown'],
  ['vacancy', 'publishedDate', 'closingDate', 'it is closed before it opens'],
];

/** Days that end before they begin. */
export function findReversedDays({ entries }: Facts): ContentFinding[] {
  return spans.flatMap(([type, first, last, becomes]) =>
    entries.filter(isOf(type)).flatMap((entry) => {
      const [from, until] = [getValue(entry, first), getValue(entry, last)];
      if (!isDate(from) || !isDate(until) || from.slice(0, 10) <= until.slice(0, 10)) return [];
      return [
        toFinding(entry, {
          field: last,
          problem: `The ${nameType(type)} ${nameEntry(entry)} ends on ${until.slice(0, 10)}, before it begins on ${from.slice(0, 10)}; ${becomes}.`,
          advice: 'Change one of the two days.',
        }),
      ];
    }),
  );
}

/** From when until when a message is shown, in milliseconds: within its days, and within its time. */
function toPopUpSpan(entry: CmsEntry): { from: number; until: number } {
  const toLimit = (field: string, edge: Edge, none: number) => readMoment(getValue(entry, field), edge) ?? none;
  return {
    from: Math.max(toLimit('from', 'begins', -Infinity), toLimit('begins', 'begins', -Infinity)),
    until: Math.min(toLimit('until', 'ends', Infinity), toLimit('ends', 'ends', Infinity)),
  };
}

/** Messages over the site that are switched on for the same time: one is shown, that which was changed last. */
export function findSecondPopUps({ entries, now }: Facts): ContentFinding[] {
  const on = entries
    .filter((entry) => isOf('popUp')(entry) && getValue(entry, 'enabled') === true && getText(entry, 'title') !== null)
    .map((entry) => ({ entry, ...toPopUpSpan(entry) }))
    .filter(({ from, until }) => from < until && until > now)
    .sort((one, other) => ((one.entry.sys.updatedAt ?? '') > (other.entry.sys.updatedAt ?? '') ? -1 : 1));
  return on.flatMap(({ entry, from, until }, index) => {
    const before = on.slice(0, index).find((other) => other.from < until && from < other.until);
    if (before === undefined) return [];
    return [
      toFinding(entry, {
        field: 'enabled',
        problem: `The popUp ${nameEntry(entry)} is not shown at times at which ${nameEntry(before.entry)} is: there can be one at a time, and the other was changed last.`,
        advice: 'Switch one of them off, or give them other times.',
      }),
    ];
  });
}

/** The day on which an entry says that it was published, by type. */
const publishedFields: Readonly<Record<string, string>> = { vacancy: 'publishedDate', news: 'date', story: 'date' };

/** Entries of a day that is to come: they are listed at once, and search engines take nothing from the future. */
export function findEarlyDays({ entries, today, now }: Facts): ContentFinding[] {
  return entries.flatMap((entry) => {
    const type = entry.sys.contentType.sys.id;
    const field = publishedFields[type];
    if (field === undefined) return [];
    const day = getValue(entry, field);
    if (!isDate(day) || day.slice(0, 10) <= today || !isShownAt(toSpan(entry), now)) return [];
    return [
      toFinding(entry, {
        field,
        problem: `The ${nameType(type)} ${nameEntry(entry)}: its day of publication ${day.slice(0, 10)} is to come; it is listed already.`,
        advice: 'Choose the day on which it was published, or fill “Visible from”.',
      }),
    ];
  });
}
