/** Currencies and hours beside a number, which do not change its value. */
const unit = /€|\b(?:eur|euros?|uur|uren|h|std|stunden|hours?|heures?|horas?)\b\.?/g;

/** One of what visitors write beside a measure, in the unit of its filter. An `hp` is a little more than a `pk`. */
const measures: Readonly<Partial<Record<string, Readonly<Partial<Record<string, number>>>>>> = {
  kW: { kw: 1, pk: 0.7355, ps: 0.7355, ch: 0.7355, cv: 0.7355, hp: 0.7457 },
  m: { m: 1, meter: 1, metre: 1, cm: 0.01, mm: 0.001 },
  kg: { kg: 1, kilo: 1, t: 1000, ton: 1000, tonne: 1000 },
  l: { l: 1, liter: 1, litre: 1, litro: 1, m3: 1000 },
};

/**
 * Parses a number as visitors type it: with or without grouping, unit or "k" for thousand, at most two decimals. Null
 * for anything else.
 * @param filterUnit the unit of a measure's filter, into which other units are converted
 * @example parseTypedNumber('€ 74.950') // 74950
 * @example parseTypedNumber('1,250.50') // 1250.5
 * @example parseTypedNumber('75.000,-') // 75000
 * @example parseTypedNumber('7,5k') // 7500
 * @example parseTypedNumber('2,5 t', 'kg') // 2500
 */
export function parseTypedNumber(text: string, filterUnit: string | null = null): number | null {
  const [, own = '', word = ''] = /^(.*?\d)\s*(\p{L}+3?)\.?\s*$/u.exec(text.normalize('NFKC').toLowerCase()) ?? [];
  const words = measures[filterUnit ?? ''];
  // Tonnen, meters, litros: the plural adds a letter.
  const factor = words?.[word] ?? words?.[word.replace(/[ns]$/, '')];
  // Any object has a ‘constructor’.
  if (typeof factor !== 'number') return parseNumber(text);
  const value = parseNumber(own);
  return value === null ? null : Math.round(value * factor * 100) / 100;
}

function parseNumber(text: string): number | null {
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
