/** Characters that nobody sees and that turn the direction of all that follows in the line, the page's own words included. */
const turning = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A text without what reverses its line. @example withoutTurns('5713\u202eS') // '5713S' */
export function withoutTurns(text: string): string {
  return text.replace(turning, '');
}
