import type { Translate } from '../../../i18n/text-keys';

import { toLine } from './clean';
import type { About, Enquiry } from './kinds';

/** Pairs of label and value. */
export type Rows = [label: string, value: string][];

/** In characters: one title leaves room for the next, and the call to action is a button. */
const maxTitle = 60;
/** In characters, of all titles in a subject: mail programs show no more. */
const maxTitles = 100;

/** Cuts a text; half a character may be left. */
function cut(text: string, maximum: number): string {
  return text.length <= maximum ? text : `${text.slice(0, maximum - 1)}…`;
}

/** A title with the dealer's number, on one line. @example 'Fendt 724 Vario (L20417)' */
export function toName({ title, number }: Pick<About, 'title' | 'number'>): string {
  return toLine(number === null ? title : `${title} (${number})`);
}

/** The same, no longer than a button's label. `toLine` drops half a character. */
export function toShortName({ title, number }: About): string {
  return toName({
    title: cut(title, maxTitle),
    number: number === null ? null : cut(number, maxTitle),
  });
}

/** As many titles as a subject has room for, at least one; `…` stands for the others. */
export function toTitles(about: readonly About[]): string {
  const names = about.map(toShortName);
  const fitting = names.filter((_, index) => names.slice(0, index + 1).join(', ').length <= maxTitles);
  const shown = names.slice(0, Math.max(1, fitting.length));
  return [...shown, ...(shown.length < names.length ? ['…'] : [])].join(', ');
}

/** What the enquiry is about: three rows for one, else a row each with title, numbers and URL. */
export function toAboutRows({ about, kind }: Enquiry, t: Translate): Rows {
  const [first] = about;
  if (first === undefined || about.length > 1) {
    return about.map((one, index) => [
      t('enquiry:mail.machineNumber', { number: index + 1 }),
      // On one line: mail clients may drop line breaks.
      toLine([one.title, ...toNumbers(one, t), one.url].join(' · ')),
    ]);
  }
  const isVacancy = kind === 'application';
  return [
    [t(isVacancy ? 'enquiry:mail.vacancy' : 'enquiry:mail.machine'), toLine(first.title)],
    [t('enquiry:field.id'), first.number ?? ''],
    [t('enquiry:mail.id'), isVacancy ? '' : first.id],
  ];
}

function toNumbers({ number, id }: About, t: Translate): string[] {
  const numbers = [[t('enquiry:field.id'), number] as const, [t('enquiry:mail.id'), id] as const];
  return numbers.flatMap(([label, value]) => (value === null ? [] : [`${label} ${value}`]));
}

/** The same in a row, for a mail that has room for little: links are not in it. */
export function toShortAboutRows(enquiry: Enquiry, t: Translate): Rows {
  if (enquiry.about.length < 2) return toAboutRows(enquiry, t);
  return [[t('enquiry:mail.machines'), enquiry.about.map(toShortName).join(', ')]];
}
