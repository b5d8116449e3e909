/** One sentence or accessory, in the dealer's three languages. */
export type Text = readonly [nl: string, en: string, de: string];

/**
 * The texts of a category. `{name}` and the like are facts of a machine (`rules/fact-words.ts`); a sentence is said
 * only of a machine that has them all. `fitted` are the accessories that each has, because its pictures show them.
 */
export type TextTable = { sentences: readonly Text[]; accessories: readonly Text[]; fitted?: readonly Text[] };

/** Reads blocks of three lines: Dutch, English, German. */
export function toTexts(blocks: string): Text[] {
  return blocks
    .trim()
    .split(/\n\s*\n/)
    .map((block) => {
      const [nl, en, de, ...more] = block.split('\n').map((line) => line.trim());
      if (nl === undefined || en === undefined || de === undefined || more.length > 0)
        throw new Error(`A text has three lines, not these: ${block}`);
      return [nl, en, de];
    });
}

/** Reads lines of three names, separated by bars. */
export function toNames(lines: string): Text[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [nl, en, de] = line.split('|').map((name) => name.trim());
      if (nl === undefined || en === undefined || de === undefined) throw new Error(`Three names, not these: ${line}`);
      return [nl, en, de];
    });
}
