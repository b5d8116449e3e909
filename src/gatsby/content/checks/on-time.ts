import type { ContentFinding } from '../../../../content-model/content-report';
import { nameType } from '../../../../content-model/type-name';
import { toDealerText } from '../../../lib/dealer-time';
import { nameEntry, type CmsEntry } from '../fetch-entries';
import { findLinks } from '../links';
import { isShownAt, toSpan } from '../on-time/span';

import { isOf, type Facts } from './facts';
import { getFields, toFinding } from './finding';

const nameWithType = (entry: CmsEntry) => `The ${nameType(entry.sys.contentType.sys.id)} ${nameEntry(entry)}`;
const isTimedTarget = (entry: CmsEntry) => timedTargets.includes(entry.sys.contentType.sys.id);
const isShown = (entry: CmsEntry, now: number) => isShownAt(toSpan(entry), now);

/** Entries that end before they begin, and those whose end is past. */
export function findOddSpans({ entries, now }: Facts): ContentFinding[] {
  return entries.flatMap((entry) => {
    const { begins, ends } = toSpan(entry);
    if (ends === null) return [];
    if (begins !== null && ends <= begins)
      return [
        toFinding(entry, {
          field: 'ends',
          problem: `${nameWithType(entry)} is visible until ${toDealerText(ends)}, which is not after ${toDealerText(begins)}, from when on it is visible; it is never shown.`,
          advice: 'Change “Visible from” or “Visible until”.',
        }),
      ];
    if (ends > now) return [];
    return [
      toFinding(entry, {
        field: 'ends',
        problem: `${nameWithType(entry)} was visible until ${toDealerText(ends)}; it is not shown any more.`,
        advice: 'Unpublish it, or choose a later “Visible until” to show it again.',
      }),
    ];
  });
}

/** Since when, or until when, an entry that is hidden now is; as a part of a sentence. */
function toHiddenWhen(entry: CmsEntry, now: number): string {
  const { begins, ends } = toSpan(entry);
  if (begins !== null && begins > now && (ends === null || ends > begins)) return `until ${toDealerText(begins)}`;
  return ends !== null && ends <= now ? `since ${toDealerText(ends)}` : 'at all times';
}

/** What a link can lead to that has a time. */
const timedTargets = ['page', 'vacancy', 'news', 'story'];

/** Links and embedded entries that are left out, because it is not the time of what they lead to. */
export function findLinksToHidden({ entries, byId, now }: Facts): ContentFinding[] {
  return entries
    .filter((entry) => isShown(entry, now))
    .flatMap((entry) =>
      getFields(entry).flatMap(([id, field]) => {
        const ids = new Set(findLinks(entry.fields[id]).map((link) => link.id));
        const targets = [...ids].flatMap((target) => byId.get(target) ?? []).filter(isTimedTarget);
        return targets
          .filter((target) => !isShown(target, now))
          .map((target) =>
            toFinding(entry, {
              field: id,
              problem: `${nameWithType(entry)}: its field “${field.name}” leads to the ${nameType(target.sys.contentType.sys.id)} ${nameEntry(target)}, which is hidden ${toHiddenWhen(target, now)}; the link is left out.`,
              advice: 'Take the link out, or change “Visible from” and “Visible until” of what it leads to.',
            }),
          );
      }),
    );
}

/** Pages that it is not the time of a hero of, or of any section. */
export function findBarePages({ entries, byId, now }: Facts): ContentFinding[] {
  return entries.filter(isOf('page')).flatMap((page) => {
    const sections = findLinks(page.fields.sections).flatMap(({ id }) => byId.get(id) ?? []);
    const heroes = sections.filter(isOf('hero'));
    const isBare = (some: readonly CmsEntry[]) => some.length > 0 && !some.some((entry) => isShown(entry, now));
    const [first] = isBare(sections) ? sections : isBare(heroes) ? heroes : [];
    if (first === undefined) return [];
    const what = isBare(sections) ? 'has no section to show' : 'opens without its hero';
    return [
      toFinding(page, {
        field: 'sections',
        problem: `${nameWithType(page)} ${what}: ${nameEntry(first)} is hidden ${toHiddenWhen(first, now)}.`,
        advice: 'Change “Visible from” and “Visible until” of the section, or add one for the time between.',
      }),
    ];
  });
}
