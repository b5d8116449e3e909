import { readFile } from 'node:fs/promises';
import path from 'node:path';

import {
  parseQualityReport,
  stockQualityFile,
  type QualityFinding,
  type QualityKind,
  type QualityReport,
} from '../../src/features/stock/model/quality/quality-report';

/** Of the trend `/status` has so many days: weeks ago and now can be compared. */
const shownDays = 30;

/** A sentence for each kind of finding: what visitors miss or would doubt. */
const sentences: Readonly<Record<QualityKind, (detail: string) => string>> = {
  noPhoto: () => 'has no photo',
  fewPhotos: (count) => `has only ${count} ${count === '1' ? 'photo' : 'photos'}: five show all sides and the hours meter`,
  smallPhotos: (count) => `${count} of its photos are less than 640 pixels wide`,
  noPrice: () => 'has no price, and does not say that it is on request',
  price: (amount) => `costs ${amount}: far from others of its make and model, or next to nothing`,
  noYear: () => 'has no year of construction',
  year: (year) => `is of ${year}: no machine is`,
  fact: (property) => `has no ${toEnglish(property)}, by which visitors compare machines of its category`,
  hours: (hours) => `has ${hours} hours: too many for its age, or none though it is used`,
  noDescription: () => 'has no description',
  oneLanguage: (language) => `has a description in one language only (${language})`,
  duplicate: (number) => `looks like the same machine as ${number}`,
};

/** The API's names of properties are English. @example toEnglish('operatingHours') // 'operating hours' */
function toEnglish(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** A finding as a sentence about a machine, without its full stop. */
export function toQualitySentence({ kind, detail }: QualityFinding): string {
  return sentences[kind](detail);
}

/** The report of a release; null for one that is older than this report. */
export async function readQualityReport(release: string): Promise<QualityReport | null> {
  return parseQualityReport(await readFile(path.join(release, stockQualityFile), 'utf8').catch(() => ''));
}

/** What `/status` serves of the stock's quality; null for a release that is older than this report, and for none. */
export async function readStockQuality(release: string | null): Promise<unknown> {
  const report = release === null ? null : await readQualityReport(release);
  if (report === null) return null;
  return {
    ...report,
    items: report.items.map(({ findings, ...item }) => ({ ...item, findings: findings.map(toQualitySentence) })),
    trend: report.trend.slice(-shownDays),
  };
}
