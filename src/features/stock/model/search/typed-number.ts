/** Currencies and hours beside a number, which do not change its value. */
const unit = /€|\b(?:eur|euros?|uur|uren|h|std|stunden|hours?|heures?|horas?)\b\.?/g;

/** What visitors write beside a measure, behind the unit of its filter. An `hp` is a little more than a `pk`. */
const factors: Readonly<Partial<Record<string, number>>> = {
  ...{ 'kW kw': 1, 'kW pk': 0.7355, 'kW ps': 0.7355, 'kW ch': 0.7355, 'kW cv': 0.7355, 'kW hp': 0.7457 },
  ...{ 'm m': 1, 'm meter': 1, 'm metre': 1, 'm cm': 0.01, 'm mm': 0.001 },
  ...{ 'kg kg': 1, 'kg kilo': 1, 'kg t': 1000, 'kg ton': 1000, 'kg tonne': 1000 },
  ...{ 'l l': 1, 'l liter': 1, 'l litre': 1, 'l litro': 1, 'l m3': 1000 },
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
export function parseTypedNumber(text: string, filterUnit = ''): number | null {
  const [, own = '', word = ''] = /^(.*?\d)\s*(\p{L}+3?)\.?\s*$/u.exec(text.normalize('NFKC').toLowerCase()) ?? [];
  // Tonnen, meters, litros: the plural adds a letter.
  const factor = factors[`${filterUnit} ${word}`] ?? factors[`${filterUnit} ${word.replace(/[ns]$/, '')}`];
  if (factor === undefined) return parseNumber(text);
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
