import { readTexts } from '../../i18n/file-texts';
import { forEachLocale, type Locale } from '../../i18n/locales';
import { sharedNamespaces, toSharedTextsFile, type PageTexts } from '../../i18n/shared-texts';

import { writeChanged } from './write-changed';

/** The texts that the pages of machines share, for what renders them. */
export function getSharedTexts(): Record<Locale, PageTexts> {
  return forEachLocale((language) => ({
    edges: sharedNamespaces.map((ns) => ({ node: { language, ns, data: readTexts(language, ns) } })),
  }));
}

/** Writes the same for browsers. */
export async function writeSharedTexts(): Promise<void> {
  for (const [language, texts] of Object.entries(getSharedTexts())) {
    await writeChanged(toSharedTextsFile(language), JSON.stringify(texts));
  }
}
