import type { PageContext } from '../../i18n/page-context';
import { toTextsFile, type PageTexts } from '../../i18n/shared-texts';

/**
 * By language; put here by the build (`on-create-webpack-config.ts`), so that other texts are another renderer, and
 * Gatsby renders all pages again. To read them here would have it render them in every build.
 */
declare const SHARED_TEXTS: Readonly<Record<string, PageTexts>>;

/** Its place is taken by all of it, which is made once like this. */
let known: typeof SHARED_TEXTS | undefined;

/**
 * Puts the texts that a page shares with others (`i18n/shared-texts.ts`) where the translation plugin looks for a
 * page's own.
 */
export function addSharedTexts(context: PageContext, data: { locales?: PageTexts }): void {
  if (toTextsFile(context) === undefined) return;
  known ??= SHARED_TEXTS;
  data.locales ??= known[context.language];
}
