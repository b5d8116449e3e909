/** Longer ones are refused by servers. */
const longest = 2000;

/** Another address behind the first, as people put several into one field. Within a path or a query one may stand. */
const another = /[\s,;|]https?:\/\//i;

/**
 * An http address from outside as a URL has to be written, or null for what is none: encoded where it has to be,
 * without its fragment, which no server is told. One with a password is none that may be published.
 * @example toWebAddress('https://a.example/foto 1.jpg#2') // 'https://a.example/foto%201.jpg'
 */
export function toWebAddress(text: string): string | null {
  const trimmed = text.replace(/^[\s\u200b-\u200f\u2060\ufeff]+|[\s\u200b-\u200f\u2060\ufeff]+$/g, '');
  // A parser takes what stands behind more slashes, or none, for the host.
  if (!/^https?:\/\/[^/\\]/i.test(trimmed) || another.test(trimmed)) return null;
  try {
    // A percent sign that encodes nothing is one; browsers leave it, and servers refuse it.
    const url = new URL(trimmed.replace(/%(?![\da-f]{2})/gi, '%25'));
    if (url.username !== '' || url.password !== '' || url.href.length > longest) return null;
    url.hash = '';
    return url.href;
  } catch {
    return null;
  }
}
