import type { Locale } from '../../../../i18n/locales';
import { toMailLink } from '../../../../lib/contact-links';

import type { Composed } from './compose-answer';

/** In characters. Mail programs on Windows take links of about 2,000; those of phones take longer ones. */
const longestMailLink = { desk: 1900, phone: 12_000 } as const;

/**
 * The link that opens the answer in the dealer's mail program. Of an answer that is too long for one the body is left
 * out, for the clipboard to bring.
 */
export function toAnswerMail(
  email: string,
  { subject, body }: Composed,
  isPhone: boolean,
): { href: string; isWhole: boolean } {
  // What means something in such a link is encoded: `?` begins further recipients (RFC 6068, section 2).
  const address = encodeURIComponent(email).replace('%40', '@');
  const href = toMailLink(address, subject, body);
  const isWhole = href.length <= longestMailLink[isPhone ? 'phone' : 'desk'];
  return { href: isWhole ? href : toMailLink(address, subject), isWhole };
}

/** Country codes, and the beginnings of mobile numbers behind them. Of other countries any number may be one. */
const mobiles: Readonly<Record<string, RegExp>> = { 31: /^6\d{8}$/, 32: /^4\d{8}$/, 49: /^1[5-7]\d{8,9}$/ };

/** Country codes for numbers without one, by the visitor's language. English ones may be of anywhere. */
const homes: Readonly<Partial<Record<Locale, string>>> = { nl: '31', de: '49' };

/**
 * The link that calls a number as the visitor typed it: one without a country code is of the visitor's country, by the
 * language.
 * @example toCallLink('0151 2345678', 'de') // 'tel:+491512345678'
 */
export function toCallLink(phone: string, locale: Locale): string {
  const dialled = toDialled(phone);
  const home = homes[locale];
  return `tel:${dialled.startsWith('0') && home ? `+${home}${dialled.slice(1)}` : dialled}`;
}

const toDialled = (phone: string) => phone.replace(/[^\d+]/g, '').replace(/^00/, '+');

/**
 * A phone number as WhatsApp's links have it; null for one that cannot be a WhatsApp number.
 * @example toWhatsappNumber('06 12 34 56 78', 'nl') // '31612345678'
 */
export function toWhatsappNumber(phone: string, locale: Locale): string | null {
  const dialled = toDialled(phone);
  const home = homes[locale];
  const whole = dialled.startsWith('+')
    ? dialled.slice(1)
    : dialled.startsWith('0') && home
      ? home + dialled.slice(1)
      : '';
  // Country code and number have 15 digits at most (E.164).
  if (!/^[1-9]\d{7,14}$/.test(whole)) return null;
  const code = Object.keys(mobiles).find((one) => whole.startsWith(one));
  if (code === undefined) return whole;
  // A zero in the middle is often written, and never dialled.
  const rest = whole.slice(code.length).replace(/^0/, '');
  return mobiles[code]?.test(rest) === true ? code + rest : null;
}
