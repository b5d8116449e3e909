/** The three date formats of HTTP (RFC 9110, section 5.6.7). The last one, C's `asctime`, does not name GMT. */
const httpDate =
  /^[A-Z][a-z]{2}(?:, \d\d [A-Z][a-z]{2} \d{4}|[a-z]*, \d\d-[A-Z][a-z]{2}-\d\d| [A-Z][a-z]{2} [ \d]\d) [\d:]{8}( GMT| \d{4})$/;

/**
 * The seconds in a `Retry-After` header, a number or a date (RFC 9110, section 10.2.3); null if it is neither, such as
 * `-5` or `2.5`. A browser can read it only if the API sends `Access-Control-Expose-Headers: Retry-After` or has the
 * site's origin.
 */
export function parseRetryAfter(header: string | null, now: number): number | null {
  const text = header?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text);
  const [, end] = httpDate.exec(text) ?? [];
  if (end === undefined) return null;
  const seconds = (Date.parse(end === ' GMT' ? text : `${text} GMT`) - now) / 1000;
  return Number.isNaN(seconds) ? null : Math.max(0, Math.ceil(seconds));
}
