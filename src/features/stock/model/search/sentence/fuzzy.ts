/** How many letters may be wrong in a word of this length. */
export function getLimit(length: number): number {
  return length < 5 ? 0 : length < 8 ? 1 : 2;
}

/**
 * How many letters have to be changed, added, left out or swapped with their neighbour to get from one word to the
 * other; `limit + 1` when it is more than the limit.
 */
export function getDistance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      next.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return limit + 1;
    before = row;
    row = next;
  }
  return row[other.length] ?? limit + 1;
}

/** Words by their length and first letter, with their letters. */
export type FuzzyIndex = ReadonlyMap<string, readonly { word: string; letters: number }[]>;

/** Letters that sound alike: Katerpillar. */
const alike: Readonly<Record<string, string>> = { k: 'c', v: 'f', z: 's', y: 'i' };

/**
 * The first letter has to sound right: few people get it wrong, and most words that differ there are others. So only
 * words that begin alike are compared, which is also quick.
 */
function toPlace(word: string, length: number): string {
  const first = word.charAt(0);
  return (alike[first] ?? first) + String(length);
}

/** Words of letters alone, of five or more: shorter ones and numbers are never guessed. */
export function toFuzzyIndex(words: Iterable<string>): FuzzyIndex {
  const index = new Map<string, { word: string; letters: number }[]>();
  for (const word of words) {
    if (!/^[a-z]{5,}$/.test(word)) continue;
    const place = toPlace(word, word.length);
    const list = index.get(place);
    const entry = { word, letters: toLetters(word) };
    if (list === undefined) index.set(place, [entry]);
    else list.push(entry);
  }
  return index;
}

/** Shorter words, and words with digits or other letters, are never guessed. */
export function isGuessable(typed: string): boolean {
  return /^[a-z]{4,}$/.test(typed);
}

/** The words that a misspelt one is nearest to, all at the same distance in letters. */
export function findNearest(typed: string, index: FuzzyIndex): { words: string[]; distance: number } {
  if (!isGuessable(typed)) return { words: [], distance: 0 };
  const letters = toLetters(typed);
  let nearest = Infinity;
  let found: string[] = [];
  for (let length = typed.length - 2; length <= typed.length + 2; length += 1)
    for (const entry of index.get(toPlace(typed, length)) ?? []) {
      const limit = Math.min(getLimit(length), nearest);
      if (countBits(entry.letters ^ letters) > 2 * limit) continue;
      const distance = getDistance(typed, entry.word, limit);
      if (distance > limit) continue;
      if (distance < nearest) found = [];
      nearest = distance;
      found.push(entry.word);
    }
  return { words: found, distance: nearest };
}

/** Which letters a word has, a bit each: words that share few are far apart, which is quicker to see. */
function toLetters(word: string): number {
  let letters = 0;
  for (let i = 0; i < word.length; i += 1) letters |= 1 << (word.charCodeAt(i) - 97);
  return letters;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
