/**
 * Invisible characters that pasted text contains: soft hyphens, direction marks, zero-width spaces, object replacement
 * characters, lone surrogates, noncharacters.
 */
const unseen =
  /[\p{Cs}\p{Noncharacter_Code_Point}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffc]/gu;
/** Joiners connect parts of an emoji and separate Persian letters; at the edge of a word they mean nothing. */
const looseJoiners = /(?<!\S)[\u200c\u200d]+|[\u200c\u200d]+(?!\S)/g;

/**
 * Normalizes text for validation and sending without losing meaning. Lines end in `
 * `, and no other control character remains.
 */
export function toText(typed: string): string {
  return typed
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(unseen, '')
    .replace(/[^\S\n]/g, ' ')
    .replace(/(?!\n)\p{Cc}/gu, '')
    .replace(looseJoiners, '')
    .normalize('NFC')
    .trim();
}

/**
 * The same on one line. @example toLine(' Jan\tde  Vries
 * ') // 'Jan de Vries'
 */
export function toLine(typed: string): string {
  return toText(typed).replace(/\s+/g, ' ');
}

/**
 * A phone number without separators. Removes a zero in brackets after a country code, because it is not dialled.
 * @example toPhone('+31 (0)6-1234 5678') // '+31 6 1234 5678'
 */
export function toPhone(typed: string): string {
  const line = toLine(typed);
  const dialled = /^(\+|00)/.test(line) ? line.replace(/\(\s*0\s*\)/, ' ') : line;
  return toLine(dialled.replace(/[()./\p{Pd}]/gu, ' '));
}

/**
 * An amount of whole euros as digits, however people separate its thousands. Anything else stays as it is on one line.
 * @example toWholeEuros('€ 12.500,-') // '12500'
 */
export function toWholeEuros(typed: string): string {
  const line = toLine(typed);
  const bare = line.replace(/€|eur(?:os?)?|\s/giu, '').replace(/[.,](?:00|\p{Pd}+)$/u, '');
  if (!/^(?:\d+|\d{1,3}(?:[.,'’]\d{3})+)$/.test(bare)) return line;
  return bare.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
}
