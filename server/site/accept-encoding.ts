import Negotiator from 'negotiator';

/** The forms of a file that can be sent, the smallest first. */
export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/**
 * The encodings that a client accepts, the most wanted first: by its weights, then by size. Empty: it does not even
 * accept a plain answer (`identity;q=0`, RFC 9110, 12.5.3).
 * @param accepted the header `Accept-Encoding`
 */
export function readAcceptEncoding(accepted = ''): Encoding[] {
  const header = accepted.toLowerCase();
  // Who takes everything gets what everyone can read.
  const known = encodings.filter((encoding) => encoding !== 'br' || /\bbr\b/.test(header));
  return new Negotiator({ headers: { 'accept-encoding': header } }).encodings(known, known);
}
