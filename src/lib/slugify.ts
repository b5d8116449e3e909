const germanLetters: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
};

/**
 * A name as one URL segment: lower case, accents folded. Idempotent. Contains only a-z, 0-9 and single dashes; empty if
 * the text has no Latin letter or digit.
 * @example slugify('Mähdrescher') // 'maehdrescher'
 * @example slugify('Shovels / knikladers') // 'shovels-knikladers'
 */
export function slugify(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüßøæœłđ]/g, (letter) => germanLetters[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
