const [weekday, month, clock] = ['(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)', '[A-Z][a-z]{2}', '\\d{2}:\\d{2}:\\d{2}'];
/** The three forms that a recipient must accept (RFC 9110, 5.6.7); the last two are obsolete since 1995. */
const httpDate = new RegExp(
  `^(?:${weekday}, \\d{2} ${month} \\d{4} ${clock} GMT|[A-Z][a-z]+day, \\d{2}-${month}-\\d{2} ${clock} GMT|${weekday} ${month} [ \\d]\\d ${clock} \\d{4})$`,
);

/**
 * The date of a header in milliseconds; null for a text in another form, because `Date.parse` accepts '2027' and '1'.
 * @example parseHttpDate('Sun, 06 Nov 1994 08:49:37 GMT') // 784111777000
 */
export function parseHttpDate(text: string): number | null {
  if (!httpDate.test(text)) return null;
  // The oldest form has no time zone, and means GMT.
  const time = Date.parse(text.endsWith('GMT') ? text : `${text} GMT`);
  return Number.isNaN(time) ? null : time;
}
