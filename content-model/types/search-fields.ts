import type { ContentType } from '../content-type';

/** How many letters search engines show, as a rule: what is longer is cut off. */
export const searchLengths = { title: 60, description: 155 } as const;

/** What a page says to search engines and to who shares it, where that is not what its visitors read. */
export const searchFields = {
  seoTitle: {
    kind: 'symbol',
    name: 'Title for search engines',
    help: `At most ${String(searchLengths.title)} letters; the name of the company is put behind it. Empty: the title.`,
    localized: true,
  },
  shareImage: {
    kind: 'image',
    name: 'Picture for sharing',
    help: 'Shown where somebody shares the page; cut to 1200 × 630 pixels. Its description is read out there. Empty: the picture of the site.',
  },
  noIndex: {
    kind: 'boolean',
    name: 'Not in search engines',
    help: 'Switched on, search engines are asked to leave the page out. Who has its address still sees it.',
  },
} as const satisfies ContentType['fields'];

/** For types without a description of their own. */
export const seoDescription = {
  kind: 'symbol',
  name: 'Description for search engines',
  help: `One or two sentences; at most ${String(searchLengths.description)} letters are shown. Empty: the summary.`,
  localized: true,
} as const;
