import { formatNumber } from './format';

/**
 * A whole number as people type it in any language, with or without signs between its thousands; null for anything
 * else.
 * @example parseCount('8.900') // 8900
 * @example parseCount('9,000 h') // null
 */
export function parseCount(text: string): number | null {
  const typed = text.trim();
  const isWhole = /^\d{1,9}$/.test(typed) || /^\d{1,3}(?:([.,'’\s])\d{3})(?:\1\d{3})?$/.test(typed);
  return isWhole ? Number(typed.replace(/\D/g, '')) : null;
}

/** The same with its thousands as a language has them; anything else as it was typed. */
export function formatCount(typed: string, iso: string): string {
  const count = parseCount(typed);
  return count === null ? typed : formatNumber(count, iso);
}
