import type { ContentFinding } from '../../../../content-model/content-report';
import { nameType } from '../../../../content-model/type-name';
import { hoursPattern } from '../../../../content-model/types/opening-times';
import { categoryPattern, phonePattern, textKeyPattern } from '../../../../content-model/types/shared';
import { defaultLocale, type Locale } from '../../../i18n/locales';
import { hasWords } from '../../../lib/has-words';
import { isDate } from '../../../lib/is-date';
import { nameEntry } from '../fetch-entries';
import { getNetwork, isNetwork, mendWebAddress } from '../mend/addresses';
import { getMend } from '../mend/fields';
import { readMoment } from '../on-time/span';

import { listFields, type Facts, type WrittenField } from './facts';
import { quote, toFinding, type Doubt } from './finding';

type Problem = Pick<Doubt, 'problem' | 'advice'>;
/** What is wrong with a value, or null. */
type Check = (value: unknown, written: WrittenField) => Problem | null;

/** Of these other checks (`doubtful-entries.ts`) say what becomes of an entry without. */
const judgedElsewhere = new Set([
  ...['teamMember.name', 'teamMember.group', 'vacancy.title', 'vacancy.closingDate'],
  ...['news.title', 'story.title', 'news.slug', 'story.slug'],
  // `redirects/resolve-redirects.ts`
  ...['redirect.from', 'redirect.to'],
]);

/** What is wrong with a word of the site is said by its own check, which knows the site's text. */
const isTextOfSite = ({ entry, id }: WrittenField) => entry.sys.contentType.sys.id === 'text' && id === 'text';

/** Fields that something has to be written in: without it the site shows the entry without a heading, or not at all. */
export function findEmptyFields({ entries }: Facts): ContentFinding[] {
  return listFields(entries, ['symbol', 'symbols', 'text']).flatMap((written) => {
    const { entry, id, field, values } = written;
    if (isTextOfSite(written)) return [];
    const own = new Map<Locale, unknown>(values);
    const isDutch = own.has(defaultLocale) && !isBlank(own.get(defaultLocale));
    if (!isDutch && judgedElsewhere.has(`${entry.sys.contentType.sys.id}.${id}`)) return [];
    const blank = values.flatMap(([locale, value]) => (isBlank(value) ? [locale] : []));
    const isMissing = field.required === true && !own.has(defaultLocale);
    if (blank.length === 0 && !isMissing) return [];
    const isShown = field.required === true && !isDutch;
    const locales = isMissing && blank.length === 0 ? [defaultLocale] : blank;
    const isFilled = isDutch && field.kind === 'symbol';
    const what = isShown
      ? 'the site shows it without'
      : isFilled
        ? 'the Dutch words are shown'
        : 'it is taken for empty';
    return [
      toFinding(entry, {
        ...{ field: id, locales: field.localized === true ? locales : [] },
        problem: `${start(written)} ${isMissing ? 'is empty' : 'holds nothing but spaces'}; ${what}.`,
        advice:
          field.required === true ? `Write something there: ${field.help}` : 'Empty the field, or write something.',
      }),
    ];
  });
}

/** Values that the CMS's own rules refuse, or did not when the entry was written, and what the site makes of them. */
export function findOddValues({ entries }: Facts): ContentFinding[] {
  return listFields(entries, ['symbol', 'symbols', 'integer', 'number', 'date', 'dateTime']).flatMap((written) => {
    const { entry, id, field, values } = written;
    if (judgedElsewhere.has(`${entry.sys.contentType.sys.id}.${id}`)) return [];
    return values.flatMap(([locale, value]) => {
      const problem = isBlank(value) ? null : checks[field.kind]?.(value, written);
      return problem == null
        ? []
        : [toFinding(entry, { field: id, locales: field.localized === true ? [locale] : [], ...problem })];
    });
  });
}

function isBlank(value: unknown): boolean {
  return typeof value === 'string' && !hasWords(value);
}

function start({ entry, field }: WrittenField): string {
  return `The ${nameType(entry.sys.contentType.sys.id)} ${nameEntry(entry)}: its field “${field.name}”`;
}

const checks: Partial<Record<WrittenField['field']['kind'], Check>> = {
  symbol: (value, written) => checkChoice(value, written) ?? checkForm(value, written),
  symbols: (value, written) => {
    const odd = (Array.isArray(value) ? value : [value]).map((one) => checkChoice(one, written));
    return odd.find((problem) => problem !== null) ?? null;
  },
  date: (value, written) =>
    isDate(value)
      ? null
      : {
          problem: `${start(written)} is ${quote(value)}, which is no date; it is not shown.`,
          advice: 'Choose a day.',
        },
  dateTime: (value, written) =>
    readMoment(value, 'begins') === null
      ? {
          problem: `${start(written)} is ${quote(value)}, which is no moment; it is taken for empty.`,
          advice: 'Choose a day and a time.',
        }
      : null,
  integer: checkNumber,
  number: checkNumber,
};

function checkChoice(value: unknown, written: WrittenField): Problem | null {
  const choices = 'in' in written.field ? written.field.in : undefined;
  if (choices?.some((choice) => choice === value) !== false) return null;
  return {
    problem: `${start(written)} is ${quote(value)}, which the site does not know; it is taken for empty.`,
    advice: `Choose one of: ${choices.join(', ')}.`,
  };
}

function checkNumber(value: unknown, written: WrittenField): Problem | null {
  const range = 'range' in written.field ? written.field.range : undefined;
  const isNumber = typeof value === 'number' && Number.isFinite(value);
  if (isNumber && (range === undefined || (value >= range.min && value <= range.max))) return null;
  const shown = isNumber ? String(value) : quote(value);
  const asked = range === undefined ? 'a number' : `a number from ${String(range.min)} to ${String(range.max)}`;
  return { problem: `${start(written)} is ${shown}, which cannot be.`, advice: `Write ${asked}.` };
}

/** Telephone numbers, hours, categories and keys of texts have rules of their own. */
const ownRules: readonly unknown[] = [phonePattern, hoursPattern, categoryPattern, textKeyPattern];

/** What is mended, and what cannot be. */
function checkForm(value: unknown, written: WrittenField): Problem | null {
  const { id, field } = written;
  if (typeof value !== 'string' || !('regexp' in field) || field.regexp === undefined) return null;
  if (ownRules.includes(field.regexp)) return null;
  const mend = getMend(id, field);
  const isRight = new RegExp(field.regexp.pattern).test(value);
  if (mend === null) {
    if (isRight) return null;
    return {
      problem: `${start(written)} is ${quote(value)}, which is not of the form asked for.`,
      advice: field.regexp.message,
    };
  }
  const mended = mend(value);
  const advice = field.regexp.message;
  const other = isNetwork(id) && mended === null ? mendWebAddress(value) : null;
  if (other !== null)
    return {
      problem: `${start(written)} is ${quote(value)}, a page of ${getNetwork(other) ?? 'another network'}; the icon is left out.`,
      advice: `Write the address of your page on ${field.name}, or empty the field.`,
    };
  if (mended === null || mended === '')
    return { problem: `${start(written)} is ${quote(value)}, which cannot be read; it is not shown.`, advice };
  if (isRight && isSame(mended, value)) return null;
  return { problem: `${start(written)} is ${quote(value)}, and is read as ${quote(mended)}.`, advice };
}

/** Browsers write addresses a little differently, which is not worth a word. */
function isSame(mended: string, written: string): boolean {
  return mended === written || mended.replace(/\/$/, '').toLowerCase() === written.replace(/\/$/, '').toLowerCase();
}
