import { foldText } from './fold-text';

/** Letters that are not on every keyboard: as two letters, and without what makes them special. */
const letters: Readonly<Record<string, readonly [two: string, plain: string]>> = {
  ä: ['ae', 'a'],
  ö: ['oe', 'o'],
  ü: ['ue', 'u'],
  ø: ['oe', 'o'],
  å: ['aa', 'a'],
  æ: ['ae', 'a'],
  œ: ['oe', 'o'],
  ł: ['l', 'l'],
  đ: ['d', 'd'],
};

type Write = (text: string) => string;

const writeWith =
  (way: 0 | 1): Write =>
  (text) =>
    foldText(
      text
        .normalize('NFC')
        .toLowerCase()
        .replace(/[äöüøåæœłđ]/g, (letter) => letters[letter]?.[way] ?? letter),
    );

/**
 * Each way in which people type a text, without case and accents; the first leaves out accents alone, as the stock API
 * does.
 */
const ways: readonly Write[] = [foldText, writeWith(0), writeWith(1)];

/**
 * A word as people type it, without case and accents, each way once. @example toSpellings('Kärcher') // ['karcher',
 * 'kaercher']
 */
export function toSpellings(word: string): string[] {
  // Most words, and there are thousands.
  if (/^[ -~]*$/.test(word)) return [word.toLowerCase()];
  return [...new Set(ways.map((write) => write(word)))];
}

/** The words of a text as they stand there. @example splitWords('Mähwerk (3 m)') // ['Mähwerk', '3', 'm'] */
export function splitWords(text: string): string[] {
  return text.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '');
}

/**
 * How many characters of a word somebody has typed who typed its beginning, in whatever way; 0 for none.
 * @param typed without case and accents
 * @example countTyped('Kärcher', 'kaer') // 3
 */
export function countTyped(word: string, typed: string): number {
  // A letter and its accent may be two characters, of which each by itself is another letter.
  const known = word.normalize('NFC') === word ? ways : [foldText];
  const begun = known.filter((write) => write(word).startsWith(typed));
  return Math.max(0, ...begun.map((write) => countWritten(word, typed.length, write)));
}

/** How much of a text is written as the first `length` letters: one may be written as two, an accent as none. */
function countWritten(text: string, length: number, write: Write): number {
  let count = 0;
  let written = 0;
  for (const letter of text) {
    const step = write(letter).length;
    if (written >= length && (step > 0 || count === 0)) break;
    written += step;
    count += letter.length;
  }
  return count;
}
