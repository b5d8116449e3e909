/**
 * A phone number with its link, both made in the build: the words as the editor wrote them, and what dials it
 * (`tel:+31…`), or null where they are no number.
 */
export type PhoneLink = { readonly text: string; readonly href: string | null };

/** A number with its WhatsApp conversation (`https://wa.me/31…`). */
export type WhatsappLink = { readonly text: string; readonly href: string };

/**
 * A mail link with what is to be filled in; without an address (`''`) the visitor chooses whom. A body's lines end in
 * `\n`.
 */
export function toMailLink(email: string, subject?: string, body?: string): string {
  // Lines of a mail end so (RFC 6068, section 5).
  const fields = Object.entries({ subject, body: body?.replace(/\n/g, '\r\n') }).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}=${encodeURIComponent(value)}`,
  );
  return fields.length === 0 ? `mailto:${email}` : `mailto:${email}?${fields.join('&')}`;
}

/** A WhatsApp conversation with a first message filled in; without whom it is with, the visitor chooses. */
export function toWhatsappMessage(text: string, href = 'https://wa.me/'): string {
  return `${href}?text=${encodeURIComponent(text)}`;
}
