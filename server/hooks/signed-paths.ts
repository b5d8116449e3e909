import { escape } from 'node:querystring';

/** The form of a path prefix that a proxy reports as removed. */
const prefixPattern = /^(?:\/[\w.~%-]+)+$/;

type Known = {
  /** The path of the webhook URL in Contentful, if configured. */
  hookPath: string | null;
  /** The path prefix of the whole site, or an empty string. */
  sitePath: string;
  /** `X-Forwarded-Prefix`, as some proxies send it. It needs no trust: the signature must cover it. */
  forwarded: string | readonly string[] | undefined;
};

/**
 * The paths that a call may have been signed for. Contentful signs the path of the full URL. A proxy may remove a
 * prefix or a double slash, or add or remove the trailing slash.
 * @param url path and query of the request
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
 * The URL unchanged, and as Contentful's toolkit (3.16.1) escapes a query before signing: once alone, then with the
 * path.
 */
function asWritten(url: string): string[] {
  const [path = '', query = ''] = url.split('?');
  return query === '' ? [url] : [url, encodeURI(`${path}?${escape(query)}`)];
}
