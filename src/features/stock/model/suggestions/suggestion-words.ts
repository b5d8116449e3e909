import { foldText } from '../../../../lib/fold-text';
import { countTyped, splitWords, toSpellings } from '../../../../lib/spellings';

/**
 * The words of a term in every equivalent spelling.
 * @example toWords('Größe 3') // ['grosse', 'groesse', '3']
 */
export function toWords(text: string): string[] {
  return splitWords(text)
    .flatMap(toSpellings)
    .filter((word) => word !== '');
}

/**
 * The key by which stock numbers compare: visitors type them with and without spaces and dashes.
 * @example toStockNumberKey('L-204 17') // 'l20417'
 */
export function toStockNumberKey(text: string): string {
  return foldText(text).replace(/[\s\p{Pd}]+/gu, '');
}

export type MarkedPart = { text: string; isMarked: boolean };

/**
 * Splits a text and marks the parts that words of `toWords` begin: what the visitor has typed already.
 * @example toMarkedParts('Kärcher 34', ['kar']) // 'Kär' marked, 'cher' and ' ' and '34' not
 */
export function toMarkedParts(text: string, words: readonly string[]): MarkedPart[] {
  const pieces = text.split(/([^\p{L}\p{M}\p{N}]+)/u);
  return pieces.flatMap((piece) => {
    const border = Math.max(0, ...words.map((word) => countTyped(piece, word)));
    return [
      { text: piece.slice(0, border), isMarked: true },
      { text: piece.slice(border), isMarked: false },
    ].filter((part) => part.text !== '');
  });
}
