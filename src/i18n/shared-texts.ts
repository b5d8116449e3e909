import type { PageContext } from './page-context';

/**
 * Pages that there are by the ten thousand have the same texts, two thirds of their data: those are a file of their
 * own, once for each language, which the next machine does not ask for again. All other pages have theirs in their
 * data.
 */
const sharedRoute = 'stockItem' satisfies PageContext['route'];

/** The namespaces in that file; its query has them as well (`templates/stock-item.tsx`), for the development server. */
export const sharedNamespaces = ['common', 'company', 'stock', 'item', 'properties', 'enumerations'] as const;

/** What a page's `locales` answer: the form that the translation plugin reads. */
export type PageTexts = { edges: readonly { node: { language: string; ns: string; data: unknown } }[] };

/** The file of a language, beside the data of pages: served as they are, and asked for again like them. */
export function toSharedTextsFile(language: string): string {
  return `page-data/texts/${language}.json`;
}

/** The file that has a page's texts. @returns undefined for pages with texts of their own */
export function toTextsFile({ route, language }: { route: string; language: string }): string | undefined {
  return route === sharedRoute ? toSharedTextsFile(language) : undefined;
}
