/** A phone number as a link wants it: no spaces, no optional zero (spec section 2). @example '+31 (0)570 00 00 12' → '+31570000012' */
export function toDialNumber(phone: string): string {
  return phone.replace(/\(0\)/g, '').replace(/[^\d+]/g, '');
}

export function toTelLink(phone: string): string {
  return `tel:${toDialNumber(phone)}`;
}

/** A mail link with what is to be filled in; without an address (`''`) the visitor chooses whom. A body's lines end in `\n`. */
export function toMailLink(email: string, subject?: string, body?: string): string {
  // Lines of a mail end so (RFC 6068, section 5).
  const fields = Object.entries({ subject, body: body?.replace(/\n/g, '\r\n') }).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}=${encodeURIComponent(value)}`,
  );
  return fields.length === 0 ? `mailto:${email}` : `mailto:${email}?${fields.join('&')}`;
}

/** A WhatsApp conversation with this number, a first message filled in; without a number (`''`) the visitor chooses whom. */
export function toWhatsappLink(phone: string, text?: string): string {
  const number = toDialNumber(phone).replace(/^\+|^00/, '');
  return text === undefined ? `https://wa.me/${number}` : `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}
