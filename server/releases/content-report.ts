import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { contentReportFile, parseContentReport, type ContentReport } from '../../content-model/content-report';

/** What a release says about its content, or null: none, or one of an older version of the site. */
export async function readContentReport(release: string): Promise<ContentReport | null> {
  return parseContentReport(await readFile(path.join(release, contentReportFile), 'utf8').catch(() => ''));
}

/** As much of the report as `/status` serves. */
export async function readContentStatus(release: string | null): Promise<unknown> {
  const report = release === null ? null : await readContentReport(release);
  if (report === null) return null;
  const { entries, words, total, untranslated, findings, categories, categoriesToPaste } = report;
  return { entries, words, total, untranslated, findings, categories, categoriesToPaste };
}
