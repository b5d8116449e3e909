/**
 * Details of the stock API's mail call that the specification leaves open (spec section 7, call 1). If the real API
 * differs, only this file changes.
 */
export const mailContract = {
  path: (company: string) => `/v1/clients/${encodeURIComponent(company)}/contact/email/`,
  templateId: 'customer-website-email',
} as const;

/**
 * The body of the call. `images` are data URLs. They include the PDF of an application's CV, because there is no other
 * field.
 */
export type EmailBody = {
  replyTo: string;
  subject: string;
  advertiserEmail: {
    templateId: typeof mailContract.templateId;
    title: string;
    intro: string;
    /** Displayed in this order. */
    bodyParameters: Readonly<Record<string, string>>;
    images: readonly string[];
    callToActions: readonly { label: string; url: string }[];
  };
};

/** A server's response: status, body and its type, and the `Retry-After` header. */
export type Answer = { status: number; type: string | null; body: string; retryAfter: string | null };

/**
 * Any success status counts as sent, whatever the body: a second mail would be worse. Only a web page with status 200
 * comes from something in between, such as a captive portal.
 */
export function isSent({ status, type, body }: Answer): boolean {
  const isWebPage = /^text\/html\b/i.test(type ?? '') || /^\s*</.test(body);
  return status >= 200 && status < 300 && !(status === 200 && isWebPage);
}

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
