/**
 * What the mail call of the stock API leaves open (spec section 7, call 1), decided in this one file: a real API that
 * differs is a change here.
 */
export const mailContract = {
  path: (company: string) => `/v1/clients/${encodeURIComponent(company)}/contact/email/`,
  templateId: 'customer-website-email',
} as const;

/** The body of the call. `images` are data URLs; the CV of an application, a PDF, is among them, there being no other place. */
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
 * Any status of success is sent, whatever the body says: a second mail would be worse. Only a web page with status 200 is the
 * answer of something in between, such as a network that wants a login.
 */
export function isSent({ status, type, body }: Answer): boolean {
  const isWebPage = /^text\/html\b/i.test(type ?? '') || /^\s*</.test(body);
  return status >= 200 && status < 300 && !(status === 200 && isWebPage);
}

/** The seconds in a `Retry-After` header, which is a number or a date; null when it says nothing. */
export function parseRetryAfter(header: string | null, now: number): number | null {
  if (header === null || header.trim() === '') return null;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - now) / 1000;
  return Number.isNaN(seconds) ? null : Math.max(0, Math.ceil(seconds));
}
