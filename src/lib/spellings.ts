import { foldText } from './fold-text';

/** Letters that some keyboards lack: written with two letters, and without their diacritic. */
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
 * The ways in which people type a text, without case and accents. The first one only drops accents, as the stock API
 * does.
 */
const ways: readonly Write[] = [foldText, writeWith(0), writeWith(1)];

/**
 * All distinct spellings of a word, without case and accents. @example toSpellings('Kärcher') // ['karcher',
 * 'kaercher']
 */
export function toSpellings(word: string): string[] {
  // A fast path for most of the thousands of words.
  if (/^[ -~]*$/.test(word)) return [word.toLowerCase()];
  return [...new Set(ways.map((write) => write(word)))];
}

/** The words of a text, unchanged. @example splitWords('Mähwerk (3 m)') // ['Mähwerk', '3', 'm'] */
export function splitWords(text: string): string[] {
  return text.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '');
}

/**
 * How many characters of a word its typed beginning covers, in any spelling; 0 if none matches.
 * @param typed without case and accents
 * @example countTyped('Kärcher', 'kaer') // 3
 */
export function countTyped(word: string, typed: string): number {
  // In decomposed text, letter and accent are two characters, and the letter alone would match another spelling.
  const known = word.normalize('NFC') === word ? ways : [foldText];
  const begun = known.filter((write) => write(word).startsWith(typed));
  return Math.max(0, ...begun.map((write) => countWritten(word, typed.length, write)));
}

/** How much of a text its first `length` letters write: a letter may be written as two, an accent as none. */
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
