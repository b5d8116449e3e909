/** One sentence or accessory, in the dealer's three languages. */
export type Text = readonly [nl: string, en: string, de: string];

/** The texts of a group of machines. `{name}`, `{year}` and `{hours}` are placeholders. */
export type TextTable = { openings: readonly Text[]; sentences: readonly Text[]; accessories: readonly Text[] };
