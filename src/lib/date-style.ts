/** A language's date formats: `d`, `m` and `y` stand for the day's number, the month's name and the year. */
type DateStyle = { day: string; month: string; months: string };

/**
 * The output of `Intl.DateTimeFormat` for these languages; tests compare both. Creating formatters blocked a page for
 * 40 ms with the processor slowed down four times. Other languages use `Intl`.
 */
const dateStyles: Readonly<Record<string, DateStyle>> = {
  'nl-NL': {
    day: 'd m y',
    month: 'm y',
    months: 'januari februari maart april mei juni juli augustus september oktober november december',
  },
  'en-GB': {
    day: 'd m y',
    month: 'm y',
    months: 'January February March April May June July August September October November December',
  },
  'de-DE': {
    day: 'd. m y',
    month: 'm y',
    months: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  },
  'fr-FR': {
    day: 'd m y',
    month: 'm y',
    months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  },
  'es-ES': {
    day: 'd de m de y',
    month: 'm de y',
    months: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  },
};

/**
 * @param date a valid day, in UTC @returns null if only `Intl` knows the language
 * @example toDateWords(new Date('2026-10-02'), 'de-DE', 'day') // '2. Oktober 2026'
 */
export function toDateWords(date: Date, iso: string, style: 'day' | 'month'): string | null {
  const { [style]: pattern, months } = dateStyles[iso] ?? {};
  if (pattern === undefined || months === undefined) return null;
  const values: Readonly<Record<string, string | undefined>> = {
    d: String(date.getUTCDate()),
    m: months.split(' ')[date.getUTCMonth()],
    y: String(date.getUTCFullYear()),
  };
  return pattern.replace(/\b[dmy]\b/g, (part) => values[part] ?? part);
}
