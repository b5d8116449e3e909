import { escape } from 'node:querystring';

/** A prefix that a proxy says it removed from the path. */
const prefixPattern = /^(?:\/[\w.~%-]+)+$/;

type Known = {
  /** The path of the webhook's address in Contentful, when it is configured. */
  hookPath: string | null;
  /** The path that the whole site is under, or nothing. */
  sitePath: string;
  /** `X-Forwarded-Prefix`, as some proxies send it. It needs no trust: the signature must cover it. */
  forwarded: string | readonly string[] | undefined;
};

/**
 * The paths that a call may have been signed for. Contentful signs the path of the whole address. A proxy may have
 * removed a prefix or a second slash, or added or removed the last slash.
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

/** As it is, and as Contentful's toolkit (3.16.1) escapes a query before it signs: as a whole, and then once more. */
function asWritten(url: string): string[] {
  const [path = '', query = ''] = url.split('?');
  return query === '' ? [url] : [url, encodeURI(`${path}?${escape(query)}`)];
}
