import { createHmac, timingSafeEqual } from 'node:crypto';

import { readUtf8 } from './read-utf8';

type SignedRequest = {
  method: string;
  /** As it was asked for; a query is not part of the addresses that are signed here. */
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
 * Contentful's request verification: HMAC-SHA256 over method, path, the signed headers and the body, a line each. Own code,
 * because their toolkit brings their management API along (30 MB) and lets through what was signed in the future.
 * https://www.contentful.com/developers/docs/extensibility/app-framework/request-verification/
 * @returns when it was signed, in milliseconds, or null when the signature is not right
 */
export function verifyContentful(secret: string, { method, path, headers, body }: SignedRequest): number | null {
  const get = (name: string) => (typeof headers[name] === 'string' ? headers[name].trim() : undefined);
  const [signature, names, timestamp] = [headerNames.signature, headerNames.signedHeaders, headerNames.timestamp].map(
    get,
  );
  if (signature === undefined || names === undefined || timestamp === undefined || !/^\d{13}$/.test(timestamp))
    return null;
  // Bytes are read up to the first that is none: with something behind it, a signature that came before would pass for a new one.
  if (!/^[0-9a-f]{64}$/i.test(signature)) return null;
  const signed = names.split(',').map((name) => name.trim().toLowerCase());
  // Else the time could be changed without the signature.
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

/** What knows a call again: the same one is signed the same. */
export function getSignature({ headers }: Pick<SignedRequest, 'headers'>): string {
  return String(headers[headerNames.signature]).trim().toLowerCase();
}

/** Whether a call says that it comes from Contentful. */
export function isSigned({ headers }: Pick<SignedRequest, 'headers'>): boolean {
  return Boolean(headers[headerNames.signature]);
}
