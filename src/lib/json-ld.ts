/**
 * Serializes structured data for a script element. No value can end the element or open a comment: `<` is written as a
 * JSON escape, as are the two line separators that scripts once disallowed in strings.
 * @example formatJsonLd({ name: '</script>' }) // '{"name":"\\u003c/script>"}'
 */
export function formatJsonLd(data: object): string {
  return JSON.stringify(data).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
