/**
 * A number as visitors type it: with or without grouping, decimals at most two. Null when it is none.
 * @example parseTypedNumber('€ 74.950') // 74950
 * @example parseTypedNumber('1,250.50') // 1250.5
 * @example parseTypedNumber('75.000,-') // 75000
 */
export function parseTypedNumber(text: string): number | null {
  const plain = text.replace(/[\s€'’]/g, '').replace(/[.,]-+$/, '');
  const match = /^(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(plain);
  if (match === null) return null;
  const value = Number(`${(match[1] ?? '').replace(/[.,]/g, '')}.${match[2] ?? '0'}`);
  return Number.isSafeInteger(Math.round(value)) ? value : null;
}
