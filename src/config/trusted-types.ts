/**
 * The Trusted Types policies of the site's scripts, by what each lets pass. The Content Security Policy names them: a
 * browser refuses any other, and any text that reaches a place where it could become code without one of them
 * (https://www.w3.org/TR/trusted-types/). Each place checks what it lets
 * pass, but webpack's: only its own runtime reaches that one.
 */
const pagePolicies = {
  /** Addresses of the page's own scripts (`patches/gatsby/start-scripts.tsx`). */
  start: 'start',
  /** Addresses of further scripts and the worker, which webpack wrote into its own table. */
  webpack: 'webpack',
  /** The dealer's description of a machine: a few elements without attributes. */
  description: 'description',
  /** Structured data of a machine as it is now: JSON. */
  data: 'data',
} as const;

/** Those of pages that ask for consent, where trackers of others run. */
const consentPolicies = {
  /** The configured trackers' addresses. */
  marketing: 'marketing',
  /** What the consent dialog and trackers write without a policy: see `features/consent/guard-page.ts`. */
  default: 'default',
} as const;

export const trustedTypes = { ...pagePolicies, ...consentPolicies } as const;
export type TrustedTypesPolicy = keyof typeof trustedTypes;

/** The names of the policies that pages may make. @param hasTrackers whether scripts of others are allowed */
export function getTrustedTypesPolicies(hasTrackers: boolean): string[] {
  return Object.values(hasTrackers ? trustedTypes : pagePolicies);
}
