import { decodeEntities } from './decode-entities';

/** Invisible characters that change the direction of the rest of the line, including the page's own text. */
const turning = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Other invisible characters: optional and forbidden line breaks, byte order marks. */
const unseen = /[\u00ad\u180e\u200b\u2060-\u2065\u206a-\u206f\ufeff\ufff9-\ufffb]/g;

/** Joiners have a meaning within emoji and in scripts that join letters; elsewhere they are invisible. */
const joiner =
  /([\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f\p{Script=Arabic}\p{Script=Devanagari}]?)[\u200c\u200d]+/gu;

/** Characters that look like a space but are none by Unicode: Hangul fillers, the blank Braille pattern. */
const blank = /[\u115f\u1160\u3164\uffa0\u2800]/g;

/** Letters of all languages have three marks at most; more of them cover the lines above and below. */
const piledMarks = /(\p{M}{3})\p{M}+/gu;

/** Replaces lone surrogates, which no URL can contain. @example toWhole('724 \ud83d') // '724 \ufffd' */
export function toWhole(text: string): string {
  return text.replace(/\p{Cs}/gu, '\ufffd');
}

/**
 * Normalizes a text from outside: no lone surrogates, composed accents (Unicode NFC), no invisible characters. Line
 * breaks stay; other control characters are removed.
 * @example toPlainText('5713\u202eS') // '5713S'
 */
export function toPlainText(text: string): string {
  const seen = text
    .replace(turning, '')
    .replace(unseen, '')
    .replace(joiner, (joined: string, before: string) => (before === '' ? '' : joined))
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/(?![\t\n])\p{Cc}/gu, '');
  return toWhole(seen).normalize('NFC').replace(piledMarks, '$1');
}

/**
 * Normalizes a name from outside to one line: entities decoded once, full-width letters as ordinary ones, single
 * spaces.
 * @example toName(' M&uuml;ller\u00a0 &amp; Söhne ') // 'Müller & Söhne'
 */
export function toName(text: string): string {
  return toPlainText(decodeEntities(text))
    .replace(/[\uff01-\uff5e]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0))
    .replace(blank, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * A key that is equal for texts that differ only in case, spaces or letter forms. @example toSameKey('JOHN DEERE') //
 * 'john deere'
 */
export function toSameKey(text: string): string {
  return toName(text).normalize('NFKC').toLowerCase();
}

/**
 * A text of a length, cut behind a word: half a number would be another number. A word that is longer is cut within,
 * without a lone surrogate at the end.
 * @example cutWords('tot 150.000 euro', 9) // 'tot'
 */
export function cutWords(text: string, length: number): string {
  if (text.length <= length) return text;
  const whole = /^.*(?=\s)/su.exec(text.slice(0, length + 1))?.[0] ?? '';
  return (whole === '' ? text.slice(0, length).replace(/[\ud800-\udfff]$/u, '') : whole).trim();
}
