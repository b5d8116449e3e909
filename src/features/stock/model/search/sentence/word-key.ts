import { foldText } from '../../../../../lib/fold-text';

const plain: Readonly<Record<string, string>> = { ø: 'o', œ: 'o', æ: 'a', ł: 'l', đ: 'd' };

/**
 * The key by which words compare: letters and digits alone, without case and accents. @example toKey('Lift-Trück') //
 * 'lifttruck'
 */
export function toKey(text: string): string {
  // A fast path for most of the thousands of words.
  if (/^[ -~]*$/.test(text)) return text.toLowerCase().replace(/[^a-z\d]+/g, '');
  return foldText(text)
    .replace(/[øœæłđ]/g, (letter) => plain[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Endings of plurals, cases and diminutives in Dutch, English and German, the longest first. */
const endings = ['tjes', 'tje', 'jes', 'je', 'ern', 'ens', 'en', 'es', 'er', 's', 'n', 'e'];
/** A shorter stem is too often another word. */
const shortestStem = 4;

/** A key in which umlauts that are written with an e are plain. @example toPlainUmlauts('maehwerk') // 'mahwerk' */
export function toPlainUmlauts(key: string): string {
  return key.replace(/([aou])e/g, '$1');
}

/**
 * Other keys under which a typed word may stand: umlauts written with an e, and without the ending of a plural.
 * @example toForms('maehdreschern') // ['mahdreschern', 'maehdrescher', …, 'mahdrescher', …]
 */
export function toForms(key: string): string[] {
  const spellings = [key, toPlainUmlauts(key)];
  const stems = spellings.flatMap((spelling) =>
    endings
      .filter((ending) => spelling.endsWith(ending) && spelling.length - ending.length >= shortestStem)
      .map((ending) => spelling.slice(0, -ending.length)),
  );
  return [...new Set([...spellings, ...stems])].filter((form) => form !== key);
}
