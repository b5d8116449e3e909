/** What a page would like to be called in its address, in one language. */
export type SegmentWish = {
  /** What it is known by for good (`toPageKey`). */
  key: string;
  /** The last segment of its address, where nobody else has that. */
  plain: string;
  /** What it takes instead. */
  named: string;
};

/**
 * The last segment of each page's address, one each. Who has one keeps it for as long as it is called the same; one
 * that a page had before stays its own, because links lead there; a newcomer that would be called like another takes
 * the longer form.
 * @param known by key the segments that a page has had, the one it has now first
 */
export function allotSegments(
  wishes: readonly SegmentWish[],
  known: Readonly<Record<string, readonly string[]>>,
): ReadonlyMap<string, string> {
  const owners = toOwners(
    wishes.map(({ key }) => key),
    known,
  );
  const allotted = new Map<string, string>();
  const taken = new Set<string>();
  const isFree = (segment: string, key: string) => !taken.has(segment) && (owners.get(segment) ?? key) === key;
  const take = (key: string, segment: string) => {
    allotted.set(key, segment);
    taken.add(segment);
  };
  for (const { key, plain, named } of wishes) {
    const [now] = known[key] ?? [];
    if (now !== undefined && isFree(now, key) && isFormOf(now, plain, named)) take(key, now);
  }
  for (const { key, plain, named } of wishes) {
    if (allotted.has(key)) continue;
    let segment = isFree(plain, key) ? plain : named;
    for (let number = 2; !isFree(segment, key); number += 1) segment = `${named}-${String(number)}`;
    take(key, segment);
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

/** Whose each segment is: of two pages that have had it the one that has it now, else the one that had it last. */
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
