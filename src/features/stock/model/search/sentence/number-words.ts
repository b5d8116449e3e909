/** A number word's parts and their values: '0.5' and up. */
export type NumberParts = ReadonlyMap<string, number>;

/**
 * Whether a number word may stand alone: "a" and "een" are articles, which count only before "hundred" and within
 * words.
 */
const isArticle = (value: number | undefined) => value === 1;

/**
 * The value of number words; null when one of them is no number.
 * @param joints "and" within words, by language
 * @example readNumberWords(['vijfentwintigduizend'], parts, ['en']) // 25000
 * @example readNumberWords(['fifty', 'thousand'], parts, []) // 50000
 */
export function readNumberWords(
  words: readonly string[],
  parts: NumberParts,
  joints: readonly string[],
): number | null {
  let total = 0;
  let current = 0;
  for (const word of words) {
    const values = splitNumberWord(word, parts, joints);
    if (values === null) return null;
    for (const value of values) {
      if (value === 1000) {
        total += Math.max(current, 1) * 1000;
        current = 0;
      } else current = value === 100 ? Math.max(current, 1) * 100 : current + value;
    }
  }
  const [only = ''] = words;
  return words.length === 1 && isArticle(parts.get(only)) ? null : total + current;
}

const longestPart = 12;

/** Longest parts first, without going back: number words have one reading. */
function splitNumberWord(word: string, parts: NumberParts, joints: readonly string[]): number[] | null {
  const values: number[] = [];
  let rest = word;
  while (rest !== '') {
    const part = findPart(rest, parts);
    const joint =
      values.length > 0 ? joints.find((one) => rest.startsWith(one) && rest.length > one.length) : undefined;
    if (part !== null) values.push(part.value);
    else if (joint === undefined) return null;
    rest = rest.slice(part?.length ?? joint?.length);
  }
  return values;
}

function findPart(text: string, parts: NumberParts): { value: number; length: number } | null {
  for (let length = Math.min(longestPart, text.length); length > 2; length -= 1) {
    const value = parts.get(text.slice(0, length));
    if (value !== undefined) return { value, length };
  }
  return null;
}
