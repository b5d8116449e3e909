import { createHmac, timingSafeEqual } from 'node:crypto';

import { readUtf8 } from './read-utf8';

type SignedRequest = {
  method: string;
  /** Path and query as Contentful signed them (`toSignedPaths`). */
  path: string;
  headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  body: Buffer;
};

const headerNames = {
  signature: 'x-contentful-signature',
  signedHeaders: 'x-contentful-signed-headers',
  timestamp: 'x-contentful-timestamp',
} as const;

/**
 * Verifies a call from Contentful: HMAC-SHA256 over method, path, signed headers and body, one per line.
 * https://www.contentful.com/developers/docs/extensibility/app-framework/request-verification/
 *
 * `verifyRequest` of @contentful/node-apps-toolkit (3.16.1) does not replace this function. It rejects UTF-8 headers as
 * Node reads them, and signed paths with a query or an escaped character. It accepts calls from the future and replayed
 * calls, so this project would still need signed paths, UTF-8 decoding and the replay guard. It installs 95 packages
 * (31 MB). The tests use signatures made by it.
 * @returns when Contentful signed the call, in milliseconds; null when the signature is wrong
 */
export function verifyContentful(secret: string, { method, path, headers, body }: SignedRequest): number | null {
  const get = (name: string) => (typeof headers[name] === 'string' ? headers[name].trim() : undefined);
  const [signature, names, timestamp] = [headerNames.signature, headerNames.signedHeaders, headerNames.timestamp].map(
    get,
  );
  if (signature === undefined || names === undefined || timestamp === undefined || !/^\d{13}$/.test(timestamp))
    return null;
  // `Buffer.from` stops at the first character that is not a hex digit: a used signature with a suffix would pass as
  // new.
  if (!/^[0-9a-f]{64}$/i.test(signature)) return null;
  const signed = names.split(',').map((name) => name.trim().toLowerCase());
  // Otherwise an attacker could change the time without changing the signature.
  if (!signed.includes(headerNames.timestamp) || !signed.includes(headerNames.signedHeaders)) return null;
  const given = Buffer.from(signature, 'hex');
  const isSignedAs = (read: (value: string) => string) => {
    const lines = signed.sort().map((name) => {
      const value = headers[name];
      return `${name}:${typeof value === 'string' ? read(value).trim() : ''}`;
    });
    const expected = createHmac('sha256', secret)
      .update([method, path, lines.join(';'), ''].join('\n'))
      .update(body)
      .digest();
    return timingSafeEqual(given, expected);
  };
  return isSignedAs((value) => value) || isSignedAs(readUtf8) ? Number(timestamp) : null;
}

/** The signature in one spelling, by which the replay guard recognizes a call. */
export function getSignature({ headers }: Pick<SignedRequest, 'headers'>): string {
  return String(headers[headerNames.signature]).trim().toLowerCase();
}

/** Whether a call claims to come from Contentful. */
export function isSigned({ headers }: Pick<SignedRequest, 'headers'>): boolean {
  return Boolean(headers[headerNames.signature]);
}
