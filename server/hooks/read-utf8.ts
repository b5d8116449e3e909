/**
 * The value of a header as who sent it in UTF-8 meant it: Node reads each byte as a letter.
 * @example readUtf8('fÃ¼r') // 'für'
 */
export function readUtf8(value: string): string {
  return /^[\0-\xff]*$/.test(value) ? Buffer.from(value, 'latin1').toString('utf8') : value;
}
