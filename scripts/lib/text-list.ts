import type { SiteTexts } from '../../src/i18n/file-texts';
import { locales, type Locale } from '../../src/i18n/locales';

/** One text of the site: its key as an editor writes it, and its words by language. */
export type TextRow = { key: string; texts: Readonly<Partial<Record<Locale, string>>> };

/**
 * Every text whose key, or whose words in any language, hold what is searched for; all of them without a search. The
 * order is that of the keys.
 */
export function findTexts(siteTexts: SiteTexts, search: string): TextRow[] {
  const keys = [...new Set(locales.flatMap((locale) => [...siteTexts[locale].keys()]))].sort();
  const wanted = search.trim().toLowerCase();
  const rows = keys.map((key) => ({
    key,
    texts: Object.fromEntries(locales.map((locale) => [locale, siteTexts[locale].get(key)])),
  }));
  return rows.filter(({ key, texts }) =>
    [key, ...Object.values(texts)].some((text) => text?.toLowerCase().includes(wanted) === true),
  );
}

/** Lines to read: the key, then a line for each language. */
export function formatTexts(rows: readonly TextRow[]): string {
  return rows
    .flatMap(({ key, texts }) => [key, ...locales.map((locale) => `  ${locale}  ${texts[locale] ?? ''}`)])
    .join('\n');
}

/** A table for a spreadsheet (RFC 4180), with a row of headings. */
export function formatCsv(rows: readonly TextRow[]): string {
  const lines = rows.map(({ key, texts }) => [key, ...locales.map((locale) => texts[locale] ?? '')]);
  return [['key', ...locales], ...lines].map((cells) => cells.map(quote).join(',')).join('\r\n');
}

function quote(cell: string): string {
  return `"${cell.replaceAll('"', '""')}"`;
}
