/** The path segments that a page asks for, in one language. */
export type SegmentRequest = {
  /** Its stable key (`toPageKey`). */
  key: string;
  /** The preferred last segment, used if it is free. */
  plain: string;
  /** The longer fallback. */
  named: string;
};

/**
 * Assigns each page a unique last path segment. A page keeps its segment as long as its name stays the same. A segment
 * that a page has had stays reserved for it, because links lead there. A new page whose segment is taken gets the
 * longer form.
 * @param known the segments that each page has had, by key, the current one first
 * @param reserved segments that no page gets
 */
export function allotSegments(
  requests: readonly SegmentRequest[],
  known: Readonly<Record<string, readonly string[]>>,
  reserved: Iterable<string> = [],
): ReadonlyMap<string, string> {
  const owners = toOwners(
    requests.map(({ key }) => key),
    known,
  );
  const allotted = new Map<string, string>();
  const taken = new Set(reserved);
  const isFree = (segment: string, key: string) => !taken.has(segment) && (owners.get(segment) ?? key) === key;
  const assign = (key: string, segment: string) => {
    allotted.set(key, segment);
    taken.add(segment);
  };
  for (const { key, plain, named } of requests) {
    const [now] = known[key] ?? [];
    if (now !== undefined && isFree(now, key) && isFormOf(now, plain, named)) assign(key, now);
  }
  for (const { key, plain, named } of requests) {
    if (allotted.has(key)) continue;
    let segment = isFree(plain, key) ? plain : named;
    for (let number = 2; !isFree(segment, key); number += 1) segment = `${named}-${String(number)}`;
    assign(key, segment);
  }
  return allotted;
}

function isFormOf(segment: string, plain: string, named: string): boolean {
  return (
    segment === plain ||
    segment === named ||
    (segment.startsWith(`${named}-`) && /^-\d+$/.test(segment.slice(named.length)))
  );
}

/** The owner of each segment: the page that has it now, else the page that had it last. */
function toOwners(keys: readonly string[], known: Readonly<Record<string, readonly string[]>>): Map<string, string> {
  const owners = new Map<string, string>();
  const longest = Math.max(0, ...keys.map((key) => known[key]?.length ?? 0));
  for (let age = 0; age < longest; age += 1)
    for (const key of keys) {
      const segment = known[key]?.[age];
      if (segment !== undefined && !owners.has(segment)) owners.set(segment, key);
    }
  return owners;
}
