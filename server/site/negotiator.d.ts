/** The package has no types of its own. Only what is used here. */
declare module 'negotiator' {
  class Negotiator {
    constructor(request: { headers: Record<string, string> });
    /** The encodings that a client takes, the most wanted first. @param preferred the order of those of equal weight */
    encodings<T extends string>(available: readonly T[], preferred?: readonly T[]): T[];
  }
  export = Negotiator;
}
