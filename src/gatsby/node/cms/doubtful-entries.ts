import { slugPattern } from '../../../../content-model/types/shared';
import { teamGroups } from '../../../../content-model/types/team-member';
import { defaultLocale, locales } from '../../../i18n/locales';
import { hasWords } from '../../../lib/has-words';
import { isDate } from '../../../lib/is-date';

import { findDoubtfulNumbers } from './doubtful-numbers';
import { nameEntry, type CmsEntry } from './fetch-entries';
import { getPhoneRegion } from './phone-region';

type Fields = CmsEntry['fields'];
/** What is wrong with an entry and what the site does about it, or null. */
type Check = (fields: Fields) => string | null;

const isGroup = (value: unknown) => teamGroups.some((group) => group === value);
const isBlank = (value: unknown) => typeof value !== 'string' || !hasWords(value);
const quote = (value: unknown) => (isBlank(value) ? 'nothing' : `“${String(value).trim().slice(0, 60)}”`);
const getValue = (fields: Fields, field: string) => fields[field]?.[defaultLocale] ?? null;

/** By content type what the CMS's own rules do not refuse, or did not when the entry was written. */
const checks: Readonly<Record<string, readonly Check[]>> = {
  teamMember: [
    (fields) => (isBlank(getValue(fields, 'name')) ? 'it has no name and is left out' : null),
    (fields) => {
      const group = getValue(fields, 'group');
      return isGroup(group) ? null : `its group is ${quote(group)}, none of the site, and it is in no list of the team`;
    },
  ],
  vacancy: [
    ({ title = {} }) => {
      const blank = locales.filter((locale) => isBlank(title[locale] ?? title[defaultLocale]));
      if (blank.length === locales.length) return 'it has no title and is left out';
      return blank.length === 0 ? null : `it has no title in ${blank.join(', ')} and is not listed there`;
    },
    (fields) => {
      const [from, to] = [getValue(fields, 'salaryMin'), getValue(fields, 'salaryMax')];
      if (typeof from !== 'number' || typeof to !== 'number' || from <= to) return null;
      return `its salary is from ${String(from)} up to ${String(to)}, and is shown the other way round`;
    },
    (fields) => {
      const day = getValue(fields, 'closingDate');
      return day === null || isDate(day) ? null : `its closing date ${quote(day)} is no date and is not shown`;
    },
    (fields) => {
      const slug = getValue(fields, 'slug');
      if (slug === null || (typeof slug === 'string' && new RegExp(slugPattern.pattern).test(slug))) return null;
      return `its address ${quote(slug)} is not of small letters, digits and single dashes, and is made so, or is its id`;
    },
  ],
};

/** A sentence for each entry that holds something which the site cannot show as it was written. */
export function findDoubtfulEntries(entries: readonly CmsEntry[]): string[] {
  const region = getPhoneRegion(entries);
  return entries.flatMap((entry) => {
    const type = entry.sys.contentType.sys.id;
    const found = (checks[type] ?? []).flatMap((check) => check(entry.fields) ?? []);
    found.push(...findDoubtfulNumbers(entry, region));
    return found.length === 0 ? [] : [`The ${type} ${nameEntry(entry)} is doubtful: ${found.join('; ')}.`];
  });
}
