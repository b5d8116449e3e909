/**
 * Structured data as the text of a script element. No value can end the element or open a comment in it: `<` is written
 * as an escape of JSON, as are the two line ends that scripts did not allow in texts.
 * @example formatJsonLd({ name: '</script>' }) // '{"name":"\\u003c/script>"}'
 */
export function formatJsonLd(data: object): string {
  return JSON.stringify(data).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
