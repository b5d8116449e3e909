/**
 * Every place that depends on something that a package does not document: a module inside it, a string of its source or
 * of its log, a class name of its plugins, a private global, the shape of its HTML. A patch may exist only when it
 * mends a fault that visitors or editors meet and the package offers no documented way, improves by a tenth a figure
 * that a visitor on a phone feels, or saves a fifth of the time from an edit to the live site with 3,000 stock items.
 */
export type Patch = {
  /** Packages and the versions it was made for; `apply.ts` stops a build when others are installed. */
  packages: Readonly<Record<string, string>>;
  kind: 'replaced module' | 'configuration' | 'private API' | 'private format' | 'HTML' | 'package override';
  /** Below `patches/`. */
  files: readonly string[];
  /** What it mends, or what it gains as measured. */
  gain: string;
  /** Optional: `PLAIN=1` leaves it out, and pages say the same without it. */
  need: 'needed' | 'optional';
  removeWhen: string;
  /** Its test, from the project's folder. */
  test: string;
};
