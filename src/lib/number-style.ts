/**
 * A language's number format. `groupFrom`: number of digits from which thousands are grouped. `euro`: an amount, with
 * `#` for its digits.
 */
export type NumberStyle = { group: string; decimal: string; groupFrom: number; euro: string };

/**
 * The output of `Intl.NumberFormat` for these languages; tests compare both. Creating formatters blocked a page for 74
 * ms with the processor slowed down four times. Other languages, currencies and numbers use `Intl`.
 */
const numberStyles: Readonly<Record<string, NumberStyle>> = {
  'nl-NL': { group: '.', decimal: ',', groupFrom: 4, euro: '€\u00a0#' },
  'en-GB': { group: ',', decimal: '.', groupFrom: 4, euro: '€#' },
  'de-DE': { group: '.', decimal: ',', groupFrom: 4, euro: '#\u00a0€' },
  'fr-FR': { group: '\u00a0', decimal: ',', groupFrom: 4, euro: '#\u00a0€' },
  'es-ES': { group: '.', decimal: ',', groupFrom: 5, euro: '#\u00a0€' },
};

/** A plain number with at most two decimals, which needs no rounding. */
const plain = /^(\d{1,15})(?:\.(\d{1,2}))?$/;

/**
 * @param value a number in JavaScript notation @returns null if only `Intl` can format it
 * @example toDigits('1234.5', 'nl-NL') // '1.234,5'
 */
export function toDigits(value: string, iso: string): string | null {
  const style = numberStyles[iso];
  const [, whole, fraction] = plain.exec(value) ?? [];
  if (style === undefined || whole === undefined) return null;
  const grouped = whole.length < style.groupFrom ? whole : whole.replace(/\B(?=(\d{3})+$)/g, style.group);
  return fraction === undefined ? grouped : grouped + style.decimal + fraction;
}

/** @example toEuros('74950', 'de-DE') // '74.950 €' */
export function toEuros(value: string, iso: string): string | null {
  const digits = toDigits(value, iso);
  return digits === null ? null : (numberStyles[iso]?.euro.replace('#', () => digits) ?? null);
}
