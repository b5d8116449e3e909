/**
 * What nobody sees or means, and text that is pasted brings along: soft hyphens, marks of direction, spaces without
 * width, places of objects, halves of characters, code points that are no characters.
 */
const unseen =
  /[\p{Cs}\p{Noncharacter_Code_Point}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffc]/gu;
/** What joins the parts of an emoji, or parts letters of Persian, means nothing at the edge of a word. */
const looseJoiners = /(?<!\S)[\u200c\u200d]+|[\u200c\u200d]+(?!\S)/g;

/**
 * Text as it is checked and sent: what pasting brings along is put right or taken out, nothing that was meant is lost.
 * Lines end in `\n`, and no other control character is left.
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

/** The same in one line. @example toLine(' Jan\tde  Vries\n') // 'Jan de Vries' */
export function toLine(typed: string): string {
  return toText(typed).replace(/\s+/g, ' ');
}

/**
 * A phone number without what people put between the digits; a zero in brackets goes when the number has a country
 * code, because nobody dials it then.
 * @example toPhone('+31 (0)6-1234 5678') // '+31 6 1234 5678'
 */
export function toPhone(typed: string): string {
  const line = toLine(typed);
  const dialled = /^(\+|00)/.test(line) ? line.replace(/\(\s*0\s*\)/, ' ') : line;
  return toLine(dialled.replace(/[()./\p{Pd}]/gu, ' '));
}
