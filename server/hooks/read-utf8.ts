/**
 * Decodes a header that was sent as UTF-8: Node reads headers as Latin-1.
 * @example readUtf8('fÃ¼r') // 'für'
 */
export function readUtf8(value: string): string {
  return /^[\0-\xff]*$/.test(value) ? Buffer.from(value, 'latin1').toString('utf8') : value;
}
