import { createHash, timingSafeEqual } from 'node:crypto';

import { readUtf8 } from './read-utf8';

/** Whether a request carries the token, compared in a time that says nothing about it. Without a token nobody does. */
export function hasToken(token: string | null, authorization: string | undefined): boolean {
  const given = /^Bearer +(.+)$/i.exec(authorization ?? '')?.[1];
  if (token === null || given === undefined) return false;
  return [given, readUtf8(given)].some((text) => timingSafeEqual(toDigest(token), toDigest(text)));
}

/** Of one length, whatever the length of what was given. */
function toDigest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
