import { locales } from '../../../i18n/locales';
import { sharedNamespaces, toTextsFile, type PageTexts } from '../../../i18n/shared-texts';
import { readTexts } from '../build-texts';

import { writeChanged } from './write-changed';

/** Writes the texts that the pages of machines share, for those who render them (`ssr/add-shared-texts.ts`) and for browsers. */
export async function writeSharedTexts(): Promise<void> {
  for (const language of locales) {
    const edges = sharedNamespaces.map((ns) => ({ node: { language, ns, data: readTexts(language, ns) } }));
    const file = toTextsFile({ route: 'stockItem', language });
    if (file !== undefined) await writeChanged(file, JSON.stringify({ edges } satisfies PageTexts));
  }
}
