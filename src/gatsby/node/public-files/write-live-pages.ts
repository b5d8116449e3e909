import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { toLivePage } from '../../../i18n/live-machines';
import { locales } from '../../../i18n/locales';
import { toLocalePath } from '../../../i18n/paths';

import { getPublicFolder, writeChanged } from './write-changed';

/** What the page-not-found page says to search engines; the mark of a preview stands beside it and stays. */
const mark = /<meta data-rh="true" name="robots" content="noindex"\/?>/;

/**
 * Writes the pages that are answered for machines without pages of their own: the page-not-found page of each language, which shows
 * them live, but open to search engines: they look at what comes into a page by script only where the page that was sent does not keep
 * them out. For what is no machine the script says so.
 */
export async function writeLivePages(): Promise<void> {
  for (const locale of locales) {
    const file = path.join(getPublicFolder(), toLocalePath(locale, '/404'), 'index.html');
    const html = await readFile(file, 'utf8');
    if (!mark.test(html)) throw new Error(`${file} does not keep search engines out where it is known to do so.`);
    await writeChanged(toLivePage(locale), html.replace(mark, ''));
  }
}
