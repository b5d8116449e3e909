/**
 * A number, or a text with a single meaning: `6.900` may be six thousand or nearly seven, and is no number.
 * @example parseNumber('12,5') // 12.5
 * @example parseNumber('1.234.567') // 1234567
 */
export function parseNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string') return undefined;
  const text = toPlainDigits(value.trim());
  const number = text === null ? NaN : Number(text);
  return Number.isFinite(number) ? number : undefined;
}

/** Rewrites the text as a JavaScript number. */
function toPlainDigits(text: string): string | null {
  if (/^-?\d{1,15}$/.test(text)) return text;
  // Spaces and apostrophes can only group.
  if (/^\d{1,3}(?:[\s'’]\d{3})+(?:[.,]\d{1,2})?$/.test(text)) return text.replace(/[\s'’]/g, '').replace(',', '.');
  // A separator that occurs twice groups, too; a different one after it starts the decimals.
  if (/^\d{1,3}(?:\.\d{3}){2,}$|^\d{1,3}(?:\.\d{3})+,\d{1,9}$/.test(text))
    return text.replaceAll('.', '').replace(',', '.');
  if (/^\d{1,3}(?:,\d{3}){2,}$|^\d{1,3}(?:,\d{3})+\.\d{1,9}$/.test(text)) return text.replaceAll(',', '');
  const [, whole = '', decimals = ''] = /^(-?\d{1,15})[.,](\d{1,15})$/.exec(text) ?? [];
  // Three digits after a single separator are decimals or thousands.
  const isAmbiguous = decimals.length === 3 && /^-?[1-9]\d{0,2}$/.test(whole);
  return whole === '' || isAmbiguous ? null : `${whole}.${decimals}`;
}
