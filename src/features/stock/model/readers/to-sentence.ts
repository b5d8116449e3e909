import { toName } from '../../../../lib/plain-text';

/** In characters: enough to find a value again. */
const longest = 80;

/**
 * The beginning of a value for reports, on one line and without a password in a URL; null for missing values and for
 * objects, whose path says enough.
 */
export function toExcerpt(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return null;
  const text = toName(String(value).slice(0, 4 * longest)).replace(/\/\/[^/@\s]*@/g, '//…@');
  return text === '' ? null : text.slice(0, longest);
}

/**
 * A sentence of a report.
 * @example toSentence('images[0].url', 'is no http address', 'foto.jpg') // 'images[0].url: is no http address
 *   (‘foto.jpg’)'
 */
export function toSentence(path: string, reason: string, value?: unknown): string {
  const excerpt = toExcerpt(value);
  return `${path}: ${reason}${excerpt === null ? '' : ` (‘${excerpt}’)`}`;
}

/**
 * One path for all members of a list.
 * @example toPattern('images[2].alt') // 'images[].alt'
 */
export function toPattern(path: string): string {
  return path.replace(/\[\d+\]/g, '[]');
}
