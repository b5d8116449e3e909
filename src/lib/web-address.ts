/** Servers refuse longer ones. */
const maxLength = 2000;

/**
 * A second address after a separator: people enter several into one field. Within a path or a query an address is
 * allowed.
 */
const secondAddress = /[\s,;|]https?:\/\//i;

/**
 * An http address from outside as a valid URL, or null if it is none: encoded where needed, without fragment, which is
 * not sent to servers. An address with a password must not be published.
 * @example toWebAddress('https://a.example/foto 1.jpg#2') // 'https://a.example/foto%201.jpg'
 */
export function toWebAddress(text: string): string | null {
  const trimmed = text.replace(/^[\s\u200b-\u200f\u2060\ufeff]+|[\s\u200b-\u200f\u2060\ufeff]+$/g, '');
  // A parser would take the text after more slashes, or after none, for the host.
  if (!/^https?:\/\/[^/\\]/i.test(trimmed) || secondAddress.test(trimmed)) return null;
  try {
    // Encodes a literal percent sign: browsers leave it, and servers refuse it.
    const url = new URL(trimmed.replace(/%(?![\da-f]{2})/gi, '%25'));
    if (url.username !== '' || url.password !== '' || url.href.length > maxLength) return null;
    url.hash = '';
    return url.href;
  } catch {
    return null;
  }
}
