/**
 * The flags that are drawn in `static/flags/` (spec section 1): those of languages that may be enabled are ready, too.
 */
export const flags = ['CZ', 'DE', 'EN', 'ES', 'FR', 'IT', 'NL', 'PL', 'PT', 'RU'] as const;

export type Flag = (typeof flags)[number];

/**
 * @returns the address of a flag's drawing, three by two; it is a file of its own, so that only those in sight are
 *   loaded
 */
export function toFlagPath(flag: Flag): string {
  return `/flags/${flag.toLowerCase()}.svg`;
}
