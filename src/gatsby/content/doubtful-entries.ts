import type { ContentFinding } from '../../../content-model/content-report';
import { nameType } from '../../../content-model/type-name';
import { slugPattern } from '../../../content-model/types/shared';
import { teamGroups } from '../../../content-model/types/team-member';
import { defaultLocale, locales } from '../../i18n/locales';
import { hasWords } from '../../lib/has-words';
import { isDate } from '../../lib/is-date';

import { toFinding, type Doubt } from './checks/finding';
import { toCountryCode } from './country-code';
import { findDoubtfulNumbers } from './doubtful-numbers';
import { nameEntry, type CmsEntry } from './fetch-entries';
import { getPhoneRegion } from './phone-region';

type Fields = CmsEntry['fields'];
/** What is wrong with an entry and what the site does about it, or null. */
type Check = (fields: Fields) => string | Doubt | null;

const isGroup = (value: unknown) => teamGroups.some((group) => group === value);
const isBlank = (value: unknown) => typeof value !== 'string' || !hasWords(value);
const quote = (value: unknown) => (isBlank(value) ? 'nothing' : `“${String(value).trim().slice(0, 60)}”`);
const getValue = (fields: Fields, field: string) => fields[field]?.[defaultLocale] ?? null;

/** By content type what the CMS's own rules do not refuse, or did not when the entry was written. */
const checks: Readonly<Record<string, readonly Check[]>> = {
  teamMember: [
    (fields) =>
      isBlank(getValue(fields, 'name'))
        ? { field: 'name', problem: 'it has no name and is left out', advice: 'Write the name.' }
        : null,
    (fields) => {
      const group = getValue(fields, 'group');
      if (isGroup(group)) return null;
      const problem = `its group is ${quote(group)}, none of the site, and it is in no list of the team`;
      return { field: 'group', problem, advice: `Choose one of: ${teamGroups.join(', ')}.` };
    },
  ],
  company: [
    ({ country = {} }) => {
      const written = Object.values(country).filter((name): name is string => !isBlank(name));
      if (written.length === 0 || written.some((name) => toCountryCode(name) !== null)) return null;
      const problem = `its country ${quote(written[0])} is none that the site knows: numbers without a country are dialled as they are written`;
      return { field: 'country', problem, advice: 'Write its name in full, for example Nederland.' };
    },
    (fields) => {
      const [latitude, longitude] = ['latitude', 'longitude'].map((field) => getValue(fields, field) !== null);
      if (latitude === longitude) return null;
      const [has, lacks] = latitude === true ? ['latitude', 'longitude'] : ['longitude', 'latitude'];
      return {
        ...{ field: lacks, advice: 'Fill both, or none.' },
        problem: `it has a ${has} without a ${lacks}, and is shown on no map`,
      };
    },
  ],
  vacancy: [
    ({ title = {} }) => {
      // Where a language has a space, the Dutch one is shown (`mend/fields.ts`).
      const blank = locales.filter((locale) => isBlank(title[locale]) && isBlank(title[defaultLocale]));
      if (blank.length === 0) return null;
      const isNowhere = blank.length === locales.length;
      return {
        ...{ field: 'title', locales: isNowhere ? [] : blank, advice: 'Write the function.' },
        problem: isNowhere
          ? 'it has no title and is left out'
          : `it has no title in ${blank.join(', ')} and is not listed there`,
      };
    },
    (fields) => {
      const [from, to] = [getValue(fields, 'salaryMin'), getValue(fields, 'salaryMax')];
      if (typeof from !== 'number' || typeof to !== 'number' || from <= to) return null;
      const problem = `its salary is from ${String(from)} up to ${String(to)}, and is shown the other way round`;
      return { field: 'salaryMin', problem, advice: 'Change one of the two.' };
    },
    (fields) => {
      const day = getValue(fields, 'closingDate');
      if (day === null || isDate(day)) return null;
      return {
        ...{ field: 'closingDate', advice: 'Choose a day.' },
        problem: `its closing date ${quote(day)} is no date and is not shown`,
      };
    },
    (fields) => {
      const slug = getValue(fields, 'slug');
      if (slug === null || (typeof slug === 'string' && new RegExp(slugPattern.pattern).test(slug))) return null;
      return {
        ...{ field: 'slug', advice: 'Use small letters, digits and single dashes, for example service-mechanic.' },
        problem: `its address ${quote(slug)} is not of small letters, digits and single dashes, and is made so, or is its id`,
      };
    },
  ],
};

/** Each entry that holds something which the site cannot show as it was written, once a rule. */
export function findDoubtfulEntries(entries: readonly CmsEntry[]): ContentFinding[] {
  const region = getPhoneRegion(entries);
  return entries.flatMap((entry) => {
    const type = entry.sys.contentType.sys.id;
    const start = `The ${nameType(type)} ${nameEntry(entry)} is doubtful`;
    const found = (checks[type] ?? []).flatMap((check) => check(entry.fields) ?? []).map(toDoubt);
    return [...found, ...findDoubtfulNumbers(entry, region)].map((doubt) =>
      toFinding(entry, { ...doubt, problem: `${start}: ${doubt.problem}.` }),
    );
  });
}

function toDoubt(found: string | Doubt): Doubt {
  return typeof found === 'string' ? { problem: found, advice: 'Look at the entry in Contentful.' } : found;
}
