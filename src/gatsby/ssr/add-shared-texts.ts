import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { PageContext } from '../../i18n/page-context';
import { toTextsFile, type PageTexts } from '../../i18n/shared-texts';

const known = new Map<string, PageTexts>();

/** Puts the texts that a page shares with others (`i18n/shared-texts.ts`) where the translation plugin looks for a page's own. */
export function addSharedTexts(context: PageContext, data: { locales?: PageTexts }): void {
  const file = toTextsFile(context);
  if (file !== undefined) data.locales ??= known.get(file) ?? read(file);
}

function read(file: string): PageTexts {
  const texts = JSON.parse(readFileSync(path.join(process.cwd(), 'public', file), 'utf8')) as PageTexts;
  known.set(file, texts);
  return texts;
}
