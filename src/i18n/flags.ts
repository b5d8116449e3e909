/** The flags in `static/flags/` (spec section 1), including those of languages that are not enabled. */
export const flags = ['CZ', 'DE', 'EN', 'ES', 'FR', 'IT', 'NL', 'PL', 'PT', 'RU'] as const;

export type Flag = (typeof flags)[number];

/** @returns the path of a flag's image (3:2), a file of its own, so that only flags in view load */
export function toFlagPath(flag: Flag): string {
  return `/flags/${flag.toLowerCase()}.svg`;
}
