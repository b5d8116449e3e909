import { maxAbout } from './choices';
import { fields, getChoices, rules, type EnquiryValues, type FieldId, type Rule } from './fields';
import { getFields, isRequired, type Enquiry } from './kinds';

/**
 * A validation error (spec section 5); `characters` are the forbidden ones that the value contains. `none` and `many`
 * are about the stock items chosen from a list.
 */
export type Problem =
  | { id: 'empty' | 'email' | 'phone' | 'amount' | 'date' | 'past' | 'none' }
  | { id: 'long' | 'many'; maximum: number }
  | { id: 'special'; characters: string };

/** A field, or the choice of stock items. */
export type ProblemPlace = FieldId | 'skipped';
export type Problems = Partial<Record<ProblemPlace, Problem>>;

/** "Special characters" are those of markup: control characters have been removed before (`clean.ts`). */
const special = /[<>{}]/g;

const ruleProblems: Record<Rule, (value: string) => Problem | null> = {
  line: findSpecial,
  text: findSpecial,
  email: (value) => (isEmail(value) ? null : { id: 'email' }),
  amount: (value) => (/^[1-9]\d{0,8}$/.test(value) ? null : { id: 'amount' }),
  date: (value) => (isDay(value) ? null : { id: 'date' }),
  phone: (value) => (/^[\d +]*\d[\d +]*$/.test(value) ? null : { id: 'phone' }),
};

function findSpecial(value: string): Problem | null {
  const found = value.match(special);
  return found === null ? null : { id: 'special', characters: [...new Set(found)].join(' ') };
}

/** Whether a value is a day of the calendar, as browsers give it. @example isDay('2026-12-03') // true */
function isDay(value: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(value) ? Date.parse(`${value}T00:00:00Z`) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

/**
 * Whether a value may be an e-mail address: one `@`, a local part, and a domain of at least two labels, in any script.
 */
export function isEmail(value: string): boolean {
  const [name = '', domain = '', ...more] = value.split('@');
  if (more.length > 0 || !/^[^\p{Cc}\s<>{}()[\]\\,;:"]{1,64}$/u.test(name) || /^\.|\.\.|\.$/.test(name)) return false;
  const labels = domain.split('.');
  const last = labels.at(-1) ?? '';
  return (
    labels.length > 1 &&
    labels.every((label) => /^[\p{L}\p{M}\p{N}-]{1,63}$/u.test(label) && !/^-|-$/.test(label)) &&
    /^\P{N}.|^xn--./u.test(last)
  );
}

/** The value as it is validated and sent; of a choice only what can be chosen, because a draft may have others. */
export function toValue(field: FieldId, values: EnquiryValues): string {
  const choices: readonly string[] | null = getChoices(field);
  const value = rules[fields[field].rule](values[field]);
  return choices === null
    ? value
    : value
        .split(',')
        .filter((one) => choices.includes(one))
        .join();
}

function findChoiceProblem({ about, isChosen }: Enquiry): Problem | null {
  if (!isChosen) return null;
  if (about.length === 0) return { id: 'none' };
  return about.length > maxAbout ? { id: 'many', maximum: maxAbout } : null;
}

/**
 * Validation errors of the choice and the visible fields, in their order; empty if the form can be sent.
 * @param today as `2026-12-03`, which no day may be before; null if unknown
 */
export function findProblems(enquiry: Enquiry, today: string | null = null): Problems {
  const choice = findChoiceProblem(enquiry);
  const found = getFields(enquiry).flatMap((field): [FieldId, Problem][] => {
    const { rule, maximum } = fields[field];
    const value = toValue(field, enquiry.values);
    if (value === '') return isRequired(field, enquiry) ? [[field, { id: 'empty' }]] : [];
    if (value.length > maximum) return [[field, { id: 'long', maximum }]];
    const isPast = rule === 'date' && today !== null && value < today;
    const problem = ruleProblems[rule](value) ?? (isPast ? { id: 'past' as const } : null);
    return problem === null ? [] : [[field, problem]];
  });
  return { ...(choice !== null && { skipped: choice }), ...Object.fromEntries(found) };
}
