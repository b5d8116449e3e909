/** Reports about a record while it is read. A path follows the API's nesting, e.g. `images[2].url`. */
export type Report = {
  /** A value outside of the contract, and why it is dropped. */
  dropped: (path: string, reason: string, value?: unknown) => void;
  /** A property, or a unit, that no table of the site has. */
  unknown: (path: string) => void;
};

/**
 * Reads one value of the API. Returns undefined, after a report, for a value outside of the contract that cannot be
 * repaired.
 */
export type Reader<T> = (value: unknown, path: string, report: Report) => T | undefined;
export type Read<R> = R extends Reader<infer T> ? T : never;

/** Whether a value is missing: an absent, null or empty property is unknown (stock API contract). */
export function isMissing(value: unknown): value is undefined | null | '' {
  return value === undefined || value === null || value === '';
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * A reader of a single value.
 * @param reason why another value is dropped, e.g. `is no date`
 */
export function toReader<T>(parse: (value: unknown) => T | undefined, reason: string): Reader<T> {
  return (value, path, report) => {
    const parsed = parse(value);
    if (parsed === undefined) report.dropped(path, reason, value);
    return parsed;
  };
}

type Parts = Readonly<Record<string, Reader<unknown>>>;
type Whole<P extends Parts, Needed extends keyof P> = { [N in Needed]: Read<P[N]> } & {
  [N in Exclude<keyof P, Needed>]?: Read<P[N]> | undefined;
};

/**
 * A reader of an object with these properties. A broken property drops only itself, unless it is needed; an object
 * without any property is dropped. Other properties are reported.
 */
export function readObject<P extends Parts, Needed extends keyof P & string = never>(
  parts: P,
  needed: readonly Needed[] = [],
): Reader<Whole<P, Needed>> {
  return (value, path, report) => {
    if (!isRecord(value)) {
      report.dropped(path, 'is no object', value);
      return undefined;
    }
    const read = readParts(parts, value, path, report);
    for (const name of needed) {
      if (read[name] !== undefined) continue;
      // A broken one has been reported.
      if (isMissing(value[name])) report.dropped(`${path}.${name}`, 'is missing');
      return undefined;
    }
    // Each reader returns the type of its value.
    return Object.keys(read).length === 0 ? undefined : (read as Whole<P, Needed>);
  };
}

/**
 * Reads the properties of a record.
 * @param path '' for the item itself
 */
export function readParts(
  parts: Parts,
  record: Readonly<Record<string, unknown>>,
  path: string,
  report: Report,
): Record<string, unknown> {
  const prefix = path === '' ? '' : `${path}.`;
  const read: Record<string, unknown> = {};
  for (const [name, reader] of Object.entries(parts)) {
    const value = Object.hasOwn(record, name) ? record[name] : undefined;
    if (isMissing(value)) continue;
    const part = reader(value, prefix + name, report);
    if (part !== undefined) read[name] = part;
  }
  for (const [name, value] of Object.entries(record))
    if (!Object.hasOwn(parts, name) && !isMissing(value)) report.unknown(prefix + name);
  return read;
}

/** No item has more of anything, and a page has to stay readable. */
const maxMembers = 100;

/**
 * A reader of a list. Broken members are dropped, and those beyond the maximum. A single member counts as a list of
 * one.
 */
export function readList<T>(reader: Reader<T>, most = maxMembers): Reader<T[]> {
  return (value, path, report) => {
    if (!Array.isArray(value)) {
      const only = reader(value, path, report);
      return only === undefined ? undefined : [only];
    }
    const members: readonly unknown[] = value;
    const read: T[] = [];
    for (const [index, member] of members.entries()) {
      if (read.length === most) {
        report.dropped(path, `${String(members.length - index)} of ${String(members.length)} left out`);
        break;
      }
      if (isMissing(member)) continue;
      const one = reader(member, `${path}[${String(index)}]`, report);
      if (one !== undefined) read.push(one);
    }
    return read;
  };
}
