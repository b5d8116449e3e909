import { decodeEntities } from './decode-entities';

/**
 * Characters that nobody sees and that turn the direction of all that follows in the line, the page's own words
 * included.
 */
const turning = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * Other characters that nobody sees: where a word may break, where none may, and what marks the beginning of a file.
 */
const unseen = /[\u00ad\u180e\u200b\u2060-\u2065\u206a-\u206f\ufeff\ufff9-\ufffb]/g;

/**
 * Joiners mean something between the parts of an emoji and in scripts that join letters; elsewhere nobody sees them.
 */
const joiner =
  /([\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f\p{Script=Arabic}\p{Script=Devanagari}]?)[\u200c\u200d]+/gu;

/** Characters that look like a space and are none by Unicode: blank letters of Korean, the blank of Braille. */
const blank = /[\u115f\u1160\u3164\uffa0\u2800]/g;

/** Letters of all languages have three marks at most; more are a joke that is drawn over the lines above and below. */
const piledMarks = /(\p{M}{3})\p{M}+/gu;

/** Halves of a character are no text: no address can be made of them. @example toWhole('724 \ud83d') // '724 \ufffd' */
export function toWhole(text: string): string {
  return text.replace(/\p{Cs}/gu, '\ufffd');
}

/**
 * A text from outside in the one way that this site writes it: whole characters, letters with their accents (Unicode
 * NFC), nothing that nobody sees. Lines stay; a control character that ends no line is none that was meant.
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
 * A name from outside, in one line: entities decoded once, letters of double width as ordinary ones, one space between
 * words.
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
 * The same for texts that differ in capitals, spaces or the form of their letters only. @example toSameKey('JOHN
 * DEERE') // 'john deere'
 */
export function toSameKey(text: string): string {
  return toName(text).normalize('NFKC').toLowerCase();
}
