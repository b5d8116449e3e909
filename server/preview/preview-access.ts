import { createHash } from 'node:crypto';

import { toBearer } from '../hooks/basic-password';
import { hasToken } from '../hooks/bearer-token';

/** What a request is allowed to: in, in once the browser keeps the cookie (`secret` stood in the address), or not. */
export type Access = { kind: 'allowed' } | { kind: 'keep'; cookie: string; location: string } | { kind: 'refused' };

export const cookieName = 'preview';
const parameter = 'secret';

/**
 * Decides by the token as bearer or as a browser's password (RFC 7617), by the cookie, or by `?secret=`, which is taken
 * out of the address at once, so that it stands in no link and no log of elsewhere. The cookie works in the frame of
 * another site, and only in the one where it was set.
 */
export function getAccess(
  token: string,
  { url, authorization, cookie = '' }: { url: string; authorization?: string | undefined; cookie?: string | undefined },
): Access {
  const [path = '/', search = ''] = url.split('?');
  const query = new URLSearchParams(search);
  const secret = query.get(parameter);
  if (secret !== null && hasToken(token, `Bearer ${secret}`)) {
    query.delete(parameter);
    const rest = query.toString();
    // A path that begins with two slashes would be another host.
    const location = path.replace(/^\/+/, '/') + (rest === '' ? '' : `?${rest}`);
    return { kind: 'keep', cookie: toCookie(token), location };
  }
  const kept = cookie.split(/; */).find((pair) => pair.startsWith(`${cookieName}=`));
  if (kept !== undefined && hasToken(toCookieValue(token), `Bearer ${kept.slice(cookieName.length + 1)}`))
    return { kind: 'allowed' };
  return hasToken(token, toBearer(authorization)) ? { kind: 'allowed' } : { kind: 'refused' };
}

function toCookie(token: string): string {
  return `${cookieName}=${toCookieValue(token)}; Path=/; HttpOnly; Secure; SameSite=None; Partitioned; Max-Age=43200`;
}

/** Not the token itself: who reads the cookie cannot build other addresses with it. */
function toCookieValue(token: string): string {
  return createHash('sha256').update(`preview ${token}`).digest('hex');
}
