/** Currencies and hours beside a number, which do not change its value. */
const unit = /€|\b(?:eur|euros?|uur|uren|h|std|stunden|hours?|heures?|horas?)\b\.?/g;

/**
 * Parses a number as visitors type it: with or without grouping, unit or "k" for thousand, at most two decimals. Null
 * for anything else.
 * @example parseTypedNumber('€ 74.950') // 74950
 * @example parseTypedNumber('1,250.50') // 1250.5
 * @example parseTypedNumber('75.000,-') // 75000
 * @example parseTypedNumber('7,5k') // 7500
 */
export function parseTypedNumber(text: string): number | null {
  const [, number = '', thousands = ''] = /^(.*?)(k?)$/.exec(toPlain(text)) ?? [];
  const match = /^(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(number);
  if (match === null) return null;
  const value = Number(`${(match[1] ?? '').replace(/[.,]/g, '')}.${match[2] ?? '0'}`);
  if (!Number.isSafeInteger(Math.round(value))) return null;
  return thousands === '' ? value : Math.round(value * 1000);
}

/** Removes units, spaces and the dash for "no cents". */
function toPlain(text: string): string {
  return text
    .toLowerCase()
    .replace(/(?<=\d)(?=\p{L})/gu, ' ')
    .replace(unit, '')
    .replace(/[\s'’]/g, '')
    .replace(/[.,]-+$/, '');
}
