/** The package has no types. Only the part in use is declared. */
declare module 'negotiator' {
  class Negotiator {
    constructor(request: { headers: Record<string, string> });
    /** The encodings that a client accepts, in order of preference. @param preferred the order of equal weights */
    encodings<T extends string>(available: readonly T[], preferred?: readonly T[]): T[];
  }
  export = Negotiator;
}
