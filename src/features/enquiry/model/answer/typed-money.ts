/**
 * An amount of euros as a Dutchman types it, in cents; null for what is no amount. A dot before three digits separates
 * thousands.
 * @example parseMoney('€ 1.250,50') // 125050
 * @example parseMoney('450,-') // 45000
 */
export function parseMoney(typed: string): number | null {
  const text = typed.replace(/€|eur(o|os)?\b|\s/gi, '').replace(/,(-+|=)$/, '');
  const [, whole, cents = ''] = /^(\d{1,3}(?:\.\d{3})+|\d{1,9})(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  return whole === undefined ? null : Number(whole.replaceAll('.', '')) * 100 + Number(cents.padEnd(2, '0'));
}
