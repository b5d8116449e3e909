/**
 * What a word processor or a web page leaves in a text and nobody sees: controls other than white space, and marks that
 * turn the direction of what follows. A byte order mark stays: previews hide in it what a text is made of.
 */
// eslint-disable-next-line no-control-regex -- these are what it looks for
const unseen = /[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u202a-\u202e\u2066-\u2069]/g;
/** Line breaks that browsers do not know. */
const breaks = /[\v\f\u0085\u2028\u2029]+/g;

/** A line of text without characters that cannot be seen. @example dropUnseen('Fendt\u000b724\u0007') // 'Fendt 724' */
export function dropUnseen(text: string): string {
  return text.replace(unseen, '').replace(breaks, ' ');
}

/** Whether a text has such characters. */
export function hasUnseen(text: string): boolean {
  return dropUnseen(text) !== text;
}
