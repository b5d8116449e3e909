/** One sentence or one accessory in the three languages the dealer writes in. */
export type Text = readonly [nl: string, en: string, de: string];

/** What is said about one group of machines. In sentences `{name}`, `{year}` and `{hours}` are filled in. */
export type TextTable = { openings: readonly Text[]; sentences: readonly Text[]; accessories: readonly Text[] };
