import { parseUrl } from './parse-url';

const schemes = ['http:', 'https:', 'mailto:', 'tel:'];

/**
 * An address from outside that is safe in a link: http, https, mailto or tel, or a path of this site. Null for schemes
 * that could execute (`javascript:`, `data:`) and for addresses that only look like a path (`//host`, `/\host`).
 */
export function toSafeHref(address: string): string | null {
  // Browsers remove tabs and line breaks anywhere in an address.
  const trimmed = address.replace(/\p{Cc}/gu, '').trim();
  if (/^[/#?](?![/\\])/.test(trimmed)) return trimmed;
  const url = parseUrl(trimmed);
  if (url === null) return null;
  // The build normalizes numbers, because it knows their country. This removes only characters that are not dialled
  // (spec section 2).
  if (url.protocol === 'tel:') return url.href.replace(/\(0\)|%20|[ ()./-]/g, '');
  return schemes.includes(url.protocol) ? url.href : null;
}
