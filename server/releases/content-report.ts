import path from 'node:path';

import { readIfThere } from '../../build/read-if-there';
import { contentReportFile, parseContentReport, type ContentReport } from '../../content-model/content-report';

/**
 * What a release says about its content, or null: none, or one of an older version of the site.
 * @throws when the disk does not answer: a release without a report is compared with nothing
 */
export async function readContentReport(release: string): Promise<ContentReport | null> {
  return parseContentReport((await readIfThere(path.join(release, contentReportFile))) ?? '');
}

/** As much of the report as `/status` serves, which answers whatever the disk does. */
export async function readContentStatus(release: string | null): Promise<unknown> {
  const report = release === null ? null : await readContentReport(release).catch(() => null);
  if (report === null) return null;
  const { entries, words, total, untranslated, findings, categories, categoriesToPaste } = report;
  return { entries, words, total, untranslated, findings, categories, categoriesToPaste };
}
