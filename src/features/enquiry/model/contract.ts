/**
 * What the mail call of the stock API leaves open (spec section 7, call 1), decided in this one file: a real API that
 * differs is a change here.
 */
export const mailContract = {
  path: (company: string) => `/v1/clients/${encodeURIComponent(company)}/contact/email/`,
  templateId: 'customer-website-email',
} as const;

/**
 * The body of the call. `images` are data URLs; the CV of an application, a PDF, is among them, there being no other
 * place.
 */
export type EmailBody = {
  replyTo: string;
  subject: string;
  advertiserEmail: {
    templateId: typeof mailContract.templateId;
    title: string;
    intro: string;
    /** Shown in this order. */
    bodyParameters: Readonly<Record<string, string>>;
    images: readonly string[];
    callToActions: readonly { label: string; url: string }[];
  };
};

/** What a server answered: status, body and its type, and how long it asks to wait. */
export type Answer = { status: number; type: string | null; body: string; retryAfter: string | null };

/**
 * Any status of success is sent, whatever the body says: a second mail would be worse. Only a web page with status 200
 * is the answer of something in between, such as a network that wants a login.
 */
export function isSent({ status, type, body }: Answer): boolean {
  const isWebPage = /^text\/html\b/i.test(type ?? '') || /^\s*</.test(body);
  return status >= 200 && status < 300 && !(status === 200 && isWebPage);
}

/**
 * The three forms of a date in HTTP (RFC 9110, section 5.6.7). The last, of C's `asctime`, does not say that it is in
 * GMT.
 */
const httpDate =
  /^[A-Z][a-z]{2}(?:, \d\d [A-Z][a-z]{2} \d{4}|[a-z]*, \d\d-[A-Z][a-z]{2}-\d\d| [A-Z][a-z]{2} [ \d]\d) [\d:]{8}( GMT| \d{4})$/;

/**
 * The seconds in a `Retry-After` header, which is a number or a date (RFC 9110, section 10.2.3); null when it is
 * neither, as `-5` or `2.5`. A browser may read it only when the API sends `Access-Control-Expose-Headers: Retry-After`
 * or is of the site's own origin.
 */
export function parseRetryAfter(header: string | null, now: number): number | null {
  const text = header?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text);
  const [, end] = httpDate.exec(text) ?? [];
  if (end === undefined) return null;
  const seconds = (Date.parse(end === ' GMT' ? text : `${text} GMT`) - now) / 1000;
  return Number.isNaN(seconds) ? null : Math.max(0, Math.ceil(seconds));
}
