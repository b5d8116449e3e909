import type { TrustedTypesPolicy } from './trusted-types';

type Check = (text: string) => string | null;
type Rules = Partial<Record<'createHTML' | 'createScript' | 'createScriptURL', Check>>;
type Factory = { createPolicy: (name: string, rules: object) => unknown };

/** What a browser takes as text where it wants code: a trusted object, or the text where there are no Trusted Types. */
type Trusted<R> = { readonly [K in keyof R]: (text: string) => string };

/**
 * A Trusted Types policy, or its rules alone in a browser without them. Call it once per page load and name: a browser
 * refuses a second policy of the same name.
 * @param rules what passes; null for what may not, which a browser takes as an empty text
 */
export function createTrustedPolicy<R extends Rules>(name: TrustedTypesPolicy, rules: R): Trusted<R> {
  const scope = globalThis as { trustedTypes?: Factory };
  // The compiler knows no trusted objects; they are only handed on.
  return (scope.trustedTypes ? scope.trustedTypes.createPolicy(name, rules) : rules) as Trusted<R>;
}
