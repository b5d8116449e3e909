import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether a request carries the token, compared in a time that says nothing about it. Without a token nobody does. */
export function hasToken(token: string | null, authorization: string | undefined): boolean {
  const given = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1];
  return token !== null && given !== undefined && timingSafeEqual(toDigest(token), toDigest(given));
}

/** Of one length, whatever the length of what was given. */
function toDigest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
