/** Characters that nobody sees and that turn the direction of all that follows in the line, the page's own words included. */
const turning = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Halves of a character are no text: no address can be made of them. @example toWhole('724 \ud83d') // '724 \ufffd' */
export function toWhole(text: string): string {
  return text.replace(/\p{Cs}/gu, '\ufffd');
}

/** A text from outside without what reverses its line, and of whole characters. @example toPlainText('5713\u202eS') // '5713S' */
export function toPlainText(text: string): string {
  return toWhole(text.replace(turning, ''));
}
