const mostKeys = 3;

/**
 * The known keys that somebody may have meant, the likeliest first: those that go on (`…_one`), those that end alike,
 * those that are spelled nearly so.
 * @param written as the editor wrote it; a text of the site finds its key, too
 * @returns at most three
 */
export function findNearestKeys(written: string, texts: ReadonlyMap<string, string>): string[] {
  const wish = written.trim().toLowerCase();
  if (wish === '') return [];
  const ranked = [...texts]
    .map(([key, text]) => ({ key, rank: toRank(wish, key.toLowerCase(), text.toLowerCase()) }))
    .filter(({ rank }) => rank < Infinity);
  ranked.sort((one, other) => one.rank - other.rank || (one.key < other.key ? -1 : 1));
  return ranked.slice(0, mostKeys).map(({ key }) => key);
}

function toRank(wish: string, key: string, text: string): number {
  if (key === wish || text === wish || key.startsWith(`${wish}_`) || key.startsWith(`${wish}.`)) return 0;
  if (key.endsWith(`:${wish}`) || key.endsWith(`.${wish}`)) return 1;
  const most = Math.min(3, Math.floor(wish.length / 4));
  // What differs more in length than in letters allowed need not be compared.
  if (Math.abs(wish.length - key.length) > most) return Infinity;
  const distance = getDistance(wish, key);
  return distance > most ? Infinity : 1 + distance;
}

/** Levenshtein's: how many letters have to be added, taken out or replaced. */
function getDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
