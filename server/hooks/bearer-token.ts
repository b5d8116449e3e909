import { createHash, timingSafeEqual } from 'node:crypto';

import { readUtf8 } from './read-utf8';

/** Whether a request has the token, compared in constant time. Without a configured token, no request has it. */
export function hasToken(token: string | null, authorization: string | undefined): boolean {
  const given = /^Bearer +(.+)$/i.exec(authorization ?? '')?.[1];
  if (token === null || given === undefined) return false;
  return [given, readUtf8(given)].some((text) => timingSafeEqual(toDigest(token), toDigest(text)));
}

/** A digest has a fixed length, which `timingSafeEqual` needs. */
function toDigest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
