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
