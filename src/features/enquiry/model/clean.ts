/** What nobody sees or means, and text that is pasted brings along: soft hyphens, marks of direction, spaces without width, halves of characters. */
const unseen = /[\p{Cs}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

/**
 * Text as it is checked and sent: what pasting brings along is put right, nothing that was meant is lost. Lines end in
 * `\n`; other control characters stay, for the rules to refuse.
 */
export function toText(typed: string): string {
  return typed
    .normalize('NFC')
    .replace(unseen, '')
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\S\n]/g, ' ')
    .trim();
}

/** The same in one line. @example toLine(' Jan\tde  Vries\n') // 'Jan de Vries' */
export function toLine(typed: string): string {
  return toText(typed).replace(/\s+/g, ' ');
}

/**
 * A phone number without what people put between the digits; a zero in brackets goes when the number has a country code,
 * because nobody dials it then.
 * @example toPhone('+31 (0)6-1234 5678') // '+31 6 1234 5678'
 */
export function toPhone(typed: string): string {
  const line = toLine(typed);
  const dialled = /^(\+|00)/.test(line) ? line.replace(/\(\s*0\s*\)/, ' ') : line;
  return toLine(dialled.replace(/[()./\p{Pd}]/gu, ' '));
}
