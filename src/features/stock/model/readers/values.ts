import { toName } from '../../../../lib/plain-text';
import { enumerations, type EnumerationName, type EnumerationValue } from '../enumerations';

import { parseDay, parseMoment } from './parse-date';
import { parseNumber } from './parse-number';
import { toReader, type Reader } from './reader';

/** In characters; a longer text is no name, but a text in the wrong place. */
export const longestName = 300;

/** Placeholders for missing values, by programs (`null`) and by people (dashes, question marks). */
export const nothing = /^(\(?null\)?|NULL|undefined|NaN|#?n\/a|#?N\/A|\[object Object\]|[-–—_.?*/\s]*)$/;

/** A name on one line. A number becomes its digits. */
export function parseName(value: unknown): string | undefined {
  if (typeof value !== 'string' && !isPlainNumber(value)) return undefined;
  // Before parsing: a text of megabytes would block the page.
  if (typeof value === 'string' && value.length > longestName * 10) return undefined;
  const name = toName(String(value));
  return nothing.test(name) || name.length > longestName ? undefined : name;
}

/** Whether JavaScript writes the number without an exponent. */
function isPlainNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && !String(value).includes('e');
}

export const name: Reader<string> = toReader(parseName, `is no text of at most ${String(longestName)} characters`);

/** Zero, or a number in this range. */
const between = (lowest: number, highest: number) =>
  toReader(
    (value) => {
      const number = parseNumber(value);
      return number === 0 || (number !== undefined && number >= lowest && number <= highest) ? number : undefined;
    },
    `is no number from 0 to ${String(highest)}`,
  );

/** A minute is 0.017 hours; no item has more hours or cylinders. */
export const count = between(0.01, 1e7);
/** Values outside come from a calculation with missing values. */
export const measured = between(0.0001, 1e9);

/** Pixels. */
export const pixels = toReader((value) => {
  const number = parseNumber(value);
  return number !== undefined && Number.isInteger(number) && number >= 1 && number <= 1e5 ? number : undefined;
}, 'is no number of pixels');

/** Cents: a whole number, or its digits. A text with a separator is no cents: `74950,00` are euros. */
export const cents = toReader((value) => {
  const number = typeof value === 'string' && /^\s*\d{1,13}\s*$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number >= 0 && number <= 1e12 ? number : undefined;
}, 'is no whole number of cents');

/** ISO 4217, in any case. */
export const currency = toReader((value) => {
  const code = typeof value === 'string' ? value.trim().toUpperCase() : '';
  return /^[A-Z]{3}$/.test(code) ? code : undefined;
}, 'is no currency of ISO 4217');

const flags: Readonly<Partial<Record<string, boolean>>> = {
  ...{ true: true, yes: true, 1: true },
  ...{ false: false, no: false, 0: false },
};

/** Booleans as programs write them. */
export const flag = toReader((value) => {
  if (typeof value === 'boolean') return value;
  const word = typeof value === 'string' || typeof value === 'number' ? String(value).trim().toLowerCase() : '';
  return Object.hasOwn(flags, word) ? flags[word] : undefined;
}, 'is neither true nor false');

/** A member of an enumeration, in any case and word separation. */
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
 * The year of a number, its digits, or a date. A moment counts in the dealer's time zone: midnight there is the day
 * before in UTC.
 */
function parseYear(value: unknown): number | undefined {
  // Other values may have no text: an object can break `String` (`{"toString": 0}`).
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const written = String(value).trim();
  const text = (/^\d{4}-\d{2}-\d{2}[T ]/i.test(written) ? parseDay(written) : undefined) ?? written;
  const [, digits] = /^(\d{4})(?:\.0+)?$/.exec(text) ?? /^(\d{4})-(?:0[1-9]|1[0-2])(?:-\d{2}.*)?$/.exec(text) ?? [];
  const year = Number(digits);
  return isYear(year) ? year : undefined;
}

export const year = toReader(parseYear, 'is no year');

/**
 * The year is text, because it may hold more ('2018/2019', 'ca. 1998'). It has to contain a year, and no number that
 * cannot be one.
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
