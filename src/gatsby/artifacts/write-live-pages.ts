import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { toLivePage } from '../../i18n/live-stock-items';
import { locales, type Locale } from '../../i18n/locales';
import { toLocalePath } from '../../i18n/paths';

import { getBuildTexts } from './build-texts';
import { getPublicFolder, writeChanged } from './write-changed';

/** What the page-not-found page says to search engines; the mark of a preview stands beside it and stays. */
const mark = /<meta data-rh="true" name="robots" content="noindex"\/?>/;

/** As React and Helmet write a text into a page. */
const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/**
 * Writes the pages that are answered for machines without pages of their own: the page-not-found page of each language,
 * which shows them live. Until it does, and to whoever runs no scripts (an app in which somebody shares the address),
 * it does not say that they are missing, and it is open to search engines: they look at what comes into a page by
 * script only where the page that was sent does not keep them out. What is no machine after all is said by the script.
 */
export async function writeLivePages(): Promise<void> {
  for (const locale of locales) {
    const file = path.join(getPublicFolder(), toLocalePath(locale, '/404'), 'index.html');
    await writeChanged(toLivePage(locale), toLiveHtml(await readFile(file, 'utf8'), locale));
  }
}

function toLiveHtml(html: string, locale: Locale): string {
  const { t } = getBuildTexts(locale);
  const words = [
    ['common:error.page_not_found', 'live:title'],
    ['common:error.notFoundText', 'live:text'],
  ] as const;
  const replaced = words.reduce((page, [missing, live]) => replace(page, escape(t(missing)), escape(t(live))), html);
  return replace(replaced, mark, '');
}

/** Replaces all there is of a text, in head and body; that there is none is the mistake of whoever changed the page. */
function replace(html: string, from: string | RegExp, to: string): string {
  const replaced = typeof from === 'string' ? html.replaceAll(from, () => to) : html.replace(from, to);
  if (replaced === html)
    throw new Error(`The page-not-found page does not have what is to be replaced in it: ${String(from)}`);
  return replaced;
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}
