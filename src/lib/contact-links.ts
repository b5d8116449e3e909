/** A phone number as a link wants it: no spaces, no optional zero (spec section 2). @example '+31 (0)570 00 00 12' → '+31570000012' */
export function toDialNumber(phone: string): string {
  return phone.replace(/\(0\)/g, '').replace(/[^\d+]/g, '');
}

export function toTelLink(phone: string): string {
  return `tel:${toDialNumber(phone)}`;
}

/** A mail link with a subject, if there is one. */
export function toMailLink(email: string, subject?: string): string {
  return subject === undefined ? `mailto:${email}` : `mailto:${email}?subject=${encodeURIComponent(subject)}`;
}

/** A WhatsApp conversation with this number, a first message filled in. */
export function toWhatsappLink(phone: string, text?: string): string {
  const number = toDialNumber(phone).replace(/^\+|^00/, '');
  return text === undefined ? `https://wa.me/${number}` : `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}
