import { toDateWords } from './date-style';
import { toDigits, toEuros } from './number-style';

/**
 * Makes `Intl` return the same text in every runtime. The space between number and unit differs between ICU versions,
 * and hydration needs the text of the build.
 */
function withPlainSpaces(text: string): string {
  return text.replace(/[\u2009\u202f\u00a0]/g, '\u00a0');
}

/** The output of `Intl`, or the plain value if `Intl` throws: an exception during render would remove the page. */
function tryIntl(format: () => string, plain: string): string {
  try {
    return withPlainSpaces(format());
  } catch {
    return plain;
  }
}

/** Creating a formatter costs a hundred times as much as using it, and a list uses hundreds. */
const formatters = new Map<string, Intl.NumberFormat>();

function getFormatter(iso: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify([iso, options]);
  const formatter = formatters.get(key) ?? new Intl.NumberFormat(iso, options);
  formatters.set(key, formatter);
  return formatter;
}

/**
 * @param iso a language tag such as `nl-NL`
 * @param digits the number of decimals; without it as many as the number has, two at most
 * @example formatNumber(3480, 'nl-NL') // '3.480'
 * @example formatNumber(2.5, 'nl-NL', 2) // '2,50'
 */
export function formatNumber(value: number, iso: string, digits?: number): string {
  const text = digits === undefined ? String(value) : value.toFixed(digits);
  // Two decimals would round less than half a hundredth to zero.
  const options =
    digits !== undefined
      ? { minimumFractionDigits: digits, maximumFractionDigits: digits }
      : value !== 0 && Math.abs(value) < 0.005
        ? { maximumSignificantDigits: 2 }
        : { maximumFractionDigits: 2 };
  return toDigits(text, iso) ?? tryIntl(() => getFormatter(iso, options).format(value), text);
}

/**
 * @param cents hundredths of the currency; whole amounts get no decimals @example formatMoney(7495000, 'EUR', 'en-GB')
 * // '€74,950'
 */
export function formatMoney(cents: number, currency: string, iso: string): string {
  const digits = cents % 100 === 0 ? 0 : 2;
  const amount = (cents / 100).toFixed(digits);
  const text = currency === 'EUR' ? toEuros(amount, iso) : null;
  if (text !== null) return text;
  const options = {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  } as const;
  return tryIntl(() => getFormatter(iso, options).format(cents / 100), `${currency}\u00a0${amount}`);
}

/**
 * A day with its weekday, which people check first. Not for pages of the build: `Intl` differs between runtimes.
 * @param date ISO 8601; a month or what is no day is formatted as `formatDate` does
 * @example formatDay('2026-10-02', 'nl-NL') // 'vrijdag 2 oktober 2026'
 */
export function formatDay(date: string, iso: string): string {
  const day = formatDate(date, iso);
  const parsed = new Date(`${date.slice(0, 10)}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}/.test(date) || Number.isNaN(parsed.getTime())) return day;
  const weekday = tryIntl(() => new Intl.DateTimeFormat(iso, { weekday: 'long', timeZone: 'UTC' }).format(parsed), '');
  return weekday === '' ? day : `${weekday}${/^(de|es)/.test(iso) ? ',' : ''} ${day}`;
}

/**
 * A day in words, or a month if the day is unknown. Uses the date part only, so time zones do not matter.
 * @param date ISO 8601 @example formatDate('2026-10-02T08:15:00Z', 'nl-NL') // '2 oktober 2026'
 * @example formatDate('2020-01', 'nl-NL') // 'januari 2020'
 */
export function formatDate(date: string, iso: string): string {
  const isMonth = /^\d{4}-\d{2}$/.test(date);
  const parsed = new Date(`${isMonth ? `${date}-01` : date.slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(parsed.getTime())) return date;
  const words = toDateWords(parsed, iso, isMonth ? 'month' : 'day');
  if (words !== null) return words;
  const style = isMonth ? ({ month: 'long', year: 'numeric' } as const) : ({ dateStyle: 'long' } as const);
  return tryIntl(
    () => new Intl.DateTimeFormat(iso, { ...style, timeZone: 'UTC' }).format(parsed),
    date.slice(0, isMonth ? 7 : 10),
  );
}
