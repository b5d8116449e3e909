/**
 * Every enumeration of the stock API, in display order. Values are the API's own; labels are in
 * `locales/<locale>/enumerations.json` under `<name>.<value>`. An unlisted value is dropped.
 */
export const enumerations = {
  energyType: [
    'diesel',
    'petrol',
    'electric',
    'lpg',
    'hybrid',
    'cng',
    'lng',
    'none',
    'pto-tractor-driven',
    'unknown',
    'other',
  ],
  mastType: ['articulated', 'scissor', 'telescope'],
  mastStageCount: ['1', '2', '3', '4'],
  compressorType: ['screw', 'piston', 'vane', 'centrifugal'],
  crusherType: ['jaw', 'impact', 'cone', 'roller', 'hammer'],
  containerSystemType: ['chain', 'cable', 'hook', 'hook-arm', 'portal-arm', 'side-loader', 'other'],
  transmissionType: ['manual', 'automatic', 'semi-automatic', 'semi-manual', 'hydrostatic'],
  propulsion: ['wheel', 'track', 'walk'],
  cabin: ['single', 'double'],
  rating: ['good', 'really_good', 'unknown'],
  condition: ['used', 'new', 'damaged'],
  priceType: ['fixed', 'request', 'auction', 'bid'],
  vat: ['margin', 'new', 'btw'],
  status: ['sold', 'reserved'],
  transaction: ['sale', 'rental', 'both'],
  boolean: ['yes', 'no'],
} as const;

export type EnumerationName = keyof typeof enumerations;
export type EnumerationValue<N extends EnumerationName> = (typeof enumerations)[N][number];

/** Whether an enumeration has a value. */
export function isMember(name: EnumerationName, value: string): boolean {
  const values: readonly string[] = enumerations[name];
  return values.includes(value);
}
