const factors = { m: 1, cm: 0.01, mm: 0.001 } as const;

/** In metres: a larger number without a unit is meant in centimetres, from 1000 on in millimetres. */
const longest = 30;

/**
 * A length as a Dutchman types it, in metres; null for what is none.
 * @example parseMetres('2,70') // 2.7
 * @example parseMetres('270') // 2.7
 * @example parseMetres('2700') // 2.7
 */
export function parseMetres(typed: string): number | null {
  const [, whole, decimals = '', unit] = /^(\d{1,5})(?:[.,](\d{1,3}))?\s*(mm|cm|m)?$/i.exec(typed.trim()) ?? [];
  if (whole === undefined) return null;
  const value = Number(`${whole}.${decimals}`);
  const name = unit?.toLowerCase() ?? (value >= 1000 ? 'mm' : value > longest ? 'cm' : 'm');
  const metres = Math.round(value * factors[name as keyof typeof factors] * 1000) / 1000;
  return metres < 0.1 || metres > longest ? null : metres;
}
