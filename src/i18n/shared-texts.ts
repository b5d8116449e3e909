import type { PageContext } from './page-context';

/**
 * Stock item pages, of which there may be ten thousand, share their texts, two thirds of their page data. These are in
 * one file for each locale, which the browser caches for the next item. Other pages have their texts in their page
 * data.
 */
const sharedRoute = 'stockItem' satisfies PageContext['route'];

/**
 * The namespaces in that file. The template's query has the same ones (`templates/stock-item.tsx`), for the development
 * server.
 */
export const sharedNamespaces = ['common', 'company', 'stock', 'item', 'properties', 'enumerations'] as const;

/** The result of a page's `locales` query, as the translation plugin reads it. */
export type PageTexts = { edges: readonly { node: { language: string; ns: string; data: unknown } }[] };

/** A locale's file, beside the page data: served and revalidated like it. */
export function toSharedTextsFile(language: string): string {
  return `page-data/texts/${language}.json`;
}

/** The file with a page's shared texts. @returns undefined for pages with texts of their own */
export function toTextsFile({ route, language }: { route: string; language: string }): string | undefined {
  return route === sharedRoute ? toSharedTextsFile(language) : undefined;
}
