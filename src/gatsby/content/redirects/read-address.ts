import { toStandingPath } from '../../../i18n/clean-path';
import { splitLoosely } from '../../../i18n/loose-paths';
import { toLocalePath } from '../../../i18n/paths';
import { parseUrl } from '../../../lib/parse-url';

/** Why what an editor wrote is no address to redirect from or to. */
export type AddressFault = 'empty' | 'elsewhere' | 'star' | 'unreadable' | 'insecure' | 'scheme';

/** A path of this site, decoded, and whether a query was written behind it. */
export type From = { path: string; hasQuery: boolean };

/** A page of this site (decoded) with its query and hash (encoded), or an https address elsewhere. */
export type To = { kind: 'here'; path: string; rest: string } | { kind: 'elsewhere'; href: string };

/** A browser's line breaks, a word processor's invisible characters, and halves of characters. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}]/u;

type Written = { kind: 'path'; text: string } | { kind: 'address'; text: string };

/**
 * The path that an editor wrote, as the server finds it: of a whole address of this site, without a slash in front,
 * encoded by a browser or not.
 * @param siteUrl where the site is reached
 * @example readFrom('https://www.dealer.example/Oude%20Pagina/?id=3', 'https://dealer.example')
 * // { path: '/Oude Pagina', hasQuery: true }
 */
export function readFrom(value: unknown, siteUrl: string): From | AddressFault {
  const written = readWritten(value, siteUrl);
  if (typeof written === 'string') return written;
  if (written.kind === 'address') return 'elsewhere';
  const { path, rest } = split(written.text);
  const standing = toPath(path);
  if (standing === null) return 'unreadable';
  return standing.includes('*') ? 'star' : { path: standing, hasQuery: rest.startsWith('?') };
}

/**
 * Where an editor wants visitors to go. Elsewhere by https only: what is sent to http can be read and changed on its
 * way, and browsers warn of it.
 * @param siteUrl where the site is reached
 */
export function readTo(value: unknown, siteUrl: string): To | AddressFault {
  const written = readWritten(value, siteUrl);
  if (typeof written === 'string') return written;
  if (written.kind === 'path') {
    const { path, rest } = split(written.text);
    const standing = toPath(path);
    return standing === null ? 'unreadable' : { kind: 'here', path: standing, rest: toAscii(rest) };
  }
  const url = parseUrl(written.text);
  if (url?.protocol === 'http:') return 'insecure';
  if (url?.protocol !== 'https:') return /^https?:/i.test(written.text) ? 'unreadable' : 'scheme';
  // A name before the host makes another host look like this one.
  const isPlain = url.username === '' && url.password === '' && url.hostname.includes('.');
  return isPlain ? { kind: 'elsewhere', href: toAscii(url.href) } : 'unreadable';
}

/** The address of a page as a header has it: encoded, and without what means something to nginx. */
export function toHref(path: string, rest: string): string {
  return toAscii(encodeURI(path)) + rest;
}

function readWritten(value: unknown, siteUrl: string): Written | AddressFault {
  const text = typeof value === 'string' ? value.replaceAll(new RegExp(invisible, 'gu'), '').trim() : '';
  if (text === '') return 'empty';
  const host = new URL(siteUrl).hostname.replace(/^www\./, '');
  const url = /^https?:\/\//i.test(text) ? parseUrl(text) : null;
  if (url?.hostname.replace(/^www\./, '') === host) return { kind: 'path', text: url.pathname + url.search + url.hash };
  if (/^[a-z][a-z\d+.-]*:/i.test(text)) return { kind: 'address', text };
  const [first = ''] = text.split(/[/?#]/, 1);
  if (first.toLowerCase().replace(/^www\./, '') === host) return { kind: 'path', text: text.slice(first.length) };
  return /^www\./i.test(text) ? { kind: 'address', text: `https://${text}` } : { kind: 'path', text };
}

function split(text: string): { path: string; rest: string } {
  const at = text.search(/[?#]/);
  return at === -1 ? { path: text, rest: '' } : { path: text.slice(0, at), rest: text.slice(at) };
}

function toPath(text: string): string | null {
  const encoded = text.replace(/[^\x21-\x7e]|["<>\\^`{|}]/gu, encodeURIComponent);
  const standing = toStandingPath(`/${encoded}`);
  if (standing === null || invisible.test(standing) || standing !== standing.trim()) return null;
  return withoutDefaultPrefix(standing).normalize('NFC');
}

/** Every host leaves the default language's prefix out. */
function withoutDefaultPrefix(path: string): string {
  const short = toLocalePath(...splitLoosely(path));
  return short === path ? path : withoutDefaultPrefix(short);
}

function toAscii(text: string): string {
  return text.replace(/[^\w\-.~:/?#[\]@!&'()*+,;=%]/gu, encodeURIComponent);
}
