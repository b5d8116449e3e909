import { toName } from '../../../../lib/plain-text';
import { enumerations, type EnumerationName, type EnumerationValue } from '../enumerations';

import { parseDay, parseMoment } from './parse-date';
import { parseNumber } from './parse-number';
import { toReader, type Reader } from './reader';

/** Characters; more is no name, but a text in the wrong place. */
export const longestName = 300;

/** What programs write for nothing, and dashes and question marks that people do. */
export const nothing = /^(\(?null\)?|NULL|undefined|NaN|#?n\/a|#?N\/A|\[object Object\]|[-–—_.?*/\s]*)$/;

/** A name in one line. A number is its digits. */
export function parseName(value: unknown): string | undefined {
  if (typeof value !== 'string' && !isPlainNumber(value)) return undefined;
  // Before it is read: a text of megabytes would keep the page waiting.
  if (typeof value === 'string' && value.length > longestName * 10) return undefined;
  const name = toName(String(value));
  return nothing.test(name) || name.length > longestName ? undefined : name;
}

/** JavaScript writes larger numbers, and the smallest, with an exponent. */
function isPlainNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && !String(value).includes('e');
}

export const name: Reader<string> = toReader(parseName, `is no text of at most ${String(longestName)} characters`);

/** Nought, or a number between these. */
const between = (lowest: number, highest: number) =>
  toReader(
    (value) => {
      const number = parseNumber(value);
      return number === 0 || (number !== undefined && number >= lowest && number <= highest) ? number : undefined;
    },
    `is no number from 0 to ${String(highest)}`,
  );

/** A minute is 0.017 hours; more hours or cylinders no machine has. */
export const count = between(0.01, 1e7);
/** What is less, or more, nobody measured: it comes from a calculation with what was not there. */
export const measured = between(0.0001, 1e9);

/** Pixels. */
export const pixels = toReader((value) => {
  const number = parseNumber(value);
  return number !== undefined && Number.isInteger(number) && number >= 1 && number <= 1e5 ? number : undefined;
}, 'is no number of pixels');

/** Cents: a whole number, or its digits. What has a sign in it is no cents: `74950,00` are euros. */
export const cents = toReader((value) => {
  const number = typeof value === 'string' && /^\s*\d{1,13}\s*$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number >= 0 && number <= 1e12 ? number : undefined;
}, 'is no whole number of cents');

/** ISO 4217, in capitals or not. */
export const currency = toReader((value) => {
  const code = typeof value === 'string' ? value.trim().toUpperCase() : '';
  return /^[A-Z]{3}$/.test(code) ? code : undefined;
}, 'is no currency of ISO 4217');

const flags: Readonly<Partial<Record<string, boolean>>> = {
  ...{ true: true, yes: true, 1: true },
  ...{ false: false, no: false, 0: false },
};

/** Yes or no, as programs write it. */
export const flag = toReader((value) => {
  if (typeof value === 'boolean') return value;
  const word = typeof value === 'string' || typeof value === 'number' ? String(value).trim().toLowerCase() : '';
  return Object.hasOwn(flags, word) ? flags[word] : undefined;
}, 'is neither true nor false');

/** A member of a closed list, in capitals or not, its words apart or not. */
export function member<N extends EnumerationName>(list: N): Reader<EnumerationValue<N>> {
  return toReader((value) => parseMember(list, value), `is none of ${enumerations[list].join(', ')}`);
}

export function parseMember<N extends EnumerationName>(list: N, value: unknown): EnumerationValue<N> | undefined {
  if (typeof value !== 'string') return undefined;
  const wanted = toMemberKey(value);
  const members: readonly EnumerationValue<N>[] = enumerations[list];
  return members.find((one) => toMemberKey(one) === wanted);
}

function toMemberKey(text: string): string {
  return toName(text)
    .toLowerCase()
    .replace(/[\s_-]+/g, '');
}

const isYear = (year: number) => Number.isInteger(year) && year >= 1850 && year <= 2100;

/**
 * The year of a number, of its digits, or of a date. A moment is in the year that it is where the dealer is: midnight
 * there is the day before in UTC.
 */
function parseYear(value: unknown): number | undefined {
  // Of anything else there may be no text: an object can say that it has none (`{"toString": 0}`).
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const written = String(value).trim();
  const text = (/^\d{4}-\d{2}-\d{2}[T ]/i.test(written) ? parseDay(written) : undefined) ?? written;
  const [, digits] = /^(\d{4})(?:\.0+)?$/.exec(text) ?? /^(\d{4})-(?:0[1-9]|1[0-2])(?:-\d{2}.*)?$/.exec(text) ?? [];
  const year = Number(digits);
  return isYear(year) ? year : undefined;
}

export const year = toReader(parseYear, 'is no year');

/**
 * A year is text, for it may hold more ('2018/2019', 'ca. 1998'): but a year it has to hold, and no number that cannot
 * be one.
 */
export const yearText = toReader((value) => {
  const known = parseYear(value);
  if (known !== undefined) return String(known);
  const text = typeof value === 'string' ? parseName(value) : undefined;
  const numbers = text?.match(/\d{4,}/g) ?? [];
  const isMeant = numbers.length > 0 && numbers.every((digits) => isYear(Number(digits)));
  return isMeant && Number.isNaN(Number(text)) ? text : undefined;
}, 'is no year');

export const day = toReader(parseDay, 'is no date of ISO 8601');
export const moment = toReader(parseMoment, 'is no date of ISO 8601');
