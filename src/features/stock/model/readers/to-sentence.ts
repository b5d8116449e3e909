import { toName } from '../../../../lib/plain-text';

/** Characters of a value that are enough to find it again. */
const longest = 80;

/**
 * The beginning of a value for whoever reads what was left out, in one line and without a password that an address has
 * in it; null for what is nothing or an object, of which the path says enough.
 */
export function toExcerpt(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return null;
  const text = toName(String(value).slice(0, 4 * longest)).replace(/\/\/[^/@\s]*@/g, '//…@');
  return text === '' ? null : text.slice(0, longest);
}

/**
 * @example toSentence('images[0].url', 'is no http address', 'foto.jpg') // 'images[0].url: is no http address
 *   (‘foto.jpg’)'
 */
export function toSentence(path: string, reason: string, value?: unknown): string {
  const excerpt = toExcerpt(value);
  return `${path}: ${reason}${excerpt === null ? '' : ` (‘${excerpt}’)`}`;
}

/** The path for all members of a list alike. @example toPattern('images[2].alt') // 'images[].alt' */
export function toPattern(path: string): string {
  return path.replace(/\[\d+\]/g, '[]');
}
