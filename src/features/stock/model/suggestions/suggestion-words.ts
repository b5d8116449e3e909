import { foldText } from '../../../../lib/fold-text';

/** The words of a text, folded. @example toWords('Mährbauer Größe-3') // ['mahrbauer', 'grosse', '3'] */
export function toWords(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** A stock number as it is compared: people write it with and without spaces and dashes. @example toStockNumberKey('L-204 17') // 'l20417' */
export function toStockNumberKey(text: string): string {
  return foldText(text).replace(/[\s\p{Pd}]+/gu, '');
}

export type MarkedPart = { text: string; isMarked: boolean };

/**
 * A text in parts, those that folded words begin marked: what of a suggestion the visitor has typed already.
 * @example toMarkedParts('Kärcher 34', ['kar']) // 'Kär' marked, 'cher' and ' ' and '34' not
 */
export function toMarkedParts(text: string, words: readonly string[]): MarkedPart[] {
  const pieces = text.split(/([^\p{L}\p{M}\p{N}]+)/u);
  return pieces.flatMap((piece) => {
    const folded = foldText(piece);
    const longest = Math.max(0, ...words.filter((word) => folded.startsWith(word)).map((word) => word.length));
    const border = countUnfolded(piece, longest);
    return [
      { text: piece.slice(0, border), isMarked: true },
      { text: piece.slice(border), isMarked: false },
    ].filter((part) => part.text !== '');
  });
}

/** How much of a text folds to the first `length` of its folded form: a letter may fold to two, an accent to none. */
function countUnfolded(text: string, length: number): number {
  let count = 0;
  let folded = 0;
  for (const letter of text) {
    const step = foldText(letter).length;
    if (folded >= length && (step > 0 || count === 0)) break;
    folded += step;
    count += letter.length;
  }
  return count;
}
