/**
 * A phone number with its link, both made by the build: the editor's spelling, and its `tel:` address (`tel:+31..`), or
 * null if it cannot be dialled.
 */
export type PhoneLink = { readonly text: string; readonly href: string | null };

/** A number with its WhatsApp conversation (`https://wa.me/31…`). */
export type WhatsappLink = { readonly text: string; readonly href: string };

/** A phone number to be shown on one line where there is room for it. */
export function toUnbroken(number: string): string {
  return number.replace(/ /g, '\u00a0');
}

/**
 * A mailto link with prefilled fields; without an address (`''`) the visitor chooses the recipient. Lines of the body
 * end in `
 * `.
 */
export function toMailLink(email: string, subject?: string, body?: string): string {
  // mailto bodies use CRLF (RFC 6068, section 5).
  const fields = Object.entries({ subject, body: body?.replace(/\n/g, '\r\n') }).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}=${encodeURIComponent(value)}`,
  );
  return fields.length === 0 ? `mailto:${email}` : `mailto:${email}?${fields.join('&')}`;
}

/** A WhatsApp link with a prefilled message; without a number the visitor chooses the recipient. */
export function toWhatsappMessage(text: string, href = 'https://wa.me/'): string {
  return `${href}?text=${encodeURIComponent(text)}`;
}
