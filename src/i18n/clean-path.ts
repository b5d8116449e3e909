import { toCanonicalPath } from './loose-paths';

/**
 * Punctuation that a pasted link took from its sentence: no URL of the site ends with it. The number is limited,
 * because a long run would be matched again and again.
 */
const pastedTail = /(?:%(?:20|22|2c|3e|3f|0a|0d|e2%80%a6)|[.,;:!'")\]>]){1,20}$/i;

/** How many rules one path may need (`/contact./`). */
export const maxRules = 5;

/**
 * A path of a request without what is no part of it: pasted punctuation, empty segments, slashes at the end, and
 * `index.html`. Null for a path that the site cannot have.
 * @param rawPath as a browser encodes it, without query
 * @returns `written` as it was encoded, without pasted punctuation; `decoded`, the same decoded; `clean`, decoded
 */
export function cleanPath(rawPath: string): { written: string; decoded: string; clean: string } | null {
  const written = rawPath.replace(pastedTail, '');
  const decoded = decodePath(written);
  if (decoded === null) return null;
  // Without empty segments, so that no redirect can be read as a URL of another host.
  const clean =
    decoded
      .replace(/\/{2,}/g, '/')
      .replace(/(.)\/$/, '$1')
      .replace(/(?:\/index\.html)+$/, '') || '/';
  return { written, decoded, clean };
}

function decodePath(path: string): string | null {
  try {
    const decoded = decodeURIComponent(path);
    // A backslash, a control character, a `..` segment, and an encoded slash, question mark or hash are never part of a
    // path here.
    if (/%(2f|3f|23)/i.test(path)) return null;
    return decoded.startsWith('/') && !/[\\\p{Cc}]|(^|\/)\.\.?(\/|$)/u.test(decoded) ? decoded : null;
  } catch {
    return null;
  }
}

/**
 * The path, decoded, at which the server answers a request after all redirects of form and language; null for a path
 * that the site cannot have. Which pages there are, it does not know.
 * @param rawPath as a browser encodes it, without query
 * @example toStandingPath('/EN//Stock/') // '/en/occasions'
 */
export function toStandingPath(rawPath: string): string | null {
  let raw = rawPath;
  for (let rule = 0; rule <= maxRules; rule += 1) {
    const read = cleanPath(raw);
    if (read === null) return null;
    const standing = toCanonicalPath(read.clean) ?? read.clean;
    const next = encodeURI(standing);
    if (next === raw) return standing;
    raw = next;
  }
  return null;
}
