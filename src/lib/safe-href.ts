import { parseUrl } from './parse-url';

const schemes = ['http:', 'https:', 'mailto:', 'tel:'];

/**
 * An address from outside that may stand in a link: http, https, mail or phone, or a path of this site. Null for
 * anything that could execute (`javascript:`, `data:`) or that only looks like a path (`//host`, `/\host`).
 */
export function toSafeHref(address: string): string | null {
  // Browsers leave tabs and line ends out of an address, wherever they stand.
  const trimmed = address.replace(/\p{Cc}/gu, '').trim();
  if (/^[/#?](?![/\\])/.test(trimmed)) return trimmed;
  const url = parseUrl(trimmed);
  if (url === null) return null;
  // Numbers are put right in the build, where their country is known; none keeps what is not dialled (spec section 2).
  if (url.protocol === 'tel:') return url.href.replace(/\(0\)|%20|[ ()./-]/g, '');
  return schemes.includes(url.protocol) ? url.href : null;
}
