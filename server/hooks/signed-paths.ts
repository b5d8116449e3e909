import { escape } from 'node:querystring';

/** What a proxy may have taken off the front of a path, as it says itself. */
const prefixPattern = /^(?:\/[\w.~%-]+)+$/;

type Known = {
  /** The path of the webhook's address as Contentful knows it, when that is configured. */
  hookPath: string | null;
  /** The path that the whole site is under, or nothing. */
  sitePath: string;
  /** `X-Forwarded-Prefix`, as some proxies send it. Nothing is believed: the signature has to be about it. */
  forwarded: string | readonly string[] | undefined;
};

/**
 * The paths that a call may have been signed for: Contentful signs that of the whole address, of which a proxy may have
 * taken a prefix or a second slash off, or added or removed the slash in the end.
 * @param url path and query as they were asked for
 */
export function toSignedPaths(url: string, { hookPath, sitePath, forwarded }: Known): string[] {
  const prefix = typeof forwarded === 'string' ? (forwarded.split(',')[0]?.trim().replace(/\/+$/, '') ?? '') : '';
  const prefixes = ['', '/', sitePath, prefixPattern.test(prefix) ? prefix : ''];
  const whole = [...prefixes.map((before) => before + url), ...(hookPath === null ? [] : [hookPath])];
  return Array.from(new Set(whole.flatMap(withOrWithoutSlash).flatMap(asWritten)));
}

function withOrWithoutSlash(url: string): string[] {
  const [path = '', ...query] = url.split(/(?=\?)/);
  const bare = path.replace(/\/$/, '');
  return (path.endsWith('/') ? [path, bare] : [path, `${bare}/`]).map((one) => one + query.join(''));
}

/**
 * As it is, and as Contentful's own toolkit (3.16.1) writes a query before it signs: escaped as a whole, and then once
 * more.
 */
function asWritten(url: string): string[] {
  const [path = '', query = ''] = url.split('?');
  return query === '' ? [url] : [url, encodeURI(`${path}?${escape(query)}`)];
}
