import Negotiator from 'negotiator';

/** The encodings of a file, smallest first. */
export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/**
 * The encodings that a client accepts, in order of preference: by weight, then by size. Empty: the client does not even
 * accept an uncompressed response (`identity;q=0`, RFC 9110, 12.5.3).
 * @param accepted the header `Accept-Encoding`
 */
export function readAcceptEncoding(accepted = ''): Encoding[] {
  const header = accepted.toLowerCase();
  // `*` gets gzip, which every client can read.
  const known = encodings.filter((encoding) => encoding !== 'br' || /\bbr\b/.test(header));
  return new Negotiator({ headers: { 'accept-encoding': header } }).encodings(known, known);
}
