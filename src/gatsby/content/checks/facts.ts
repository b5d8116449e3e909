import type { Field } from '../../../../content-model/content-type';
import type { SiteTexts } from '../../../i18n/file-texts';
import { defaultLocale, locales, type Locale } from '../../../i18n/locales';
import { hasWords } from '../../../lib/has-words';
import type { CmsEntry } from '../fetch-entries';
import { getWords, isEmbedded, listParts } from '../mend/rich-text';
import type { OwnPages } from '../own-pages/own-page-addresses';
import type { Placing } from '../required-entries';
import type { Destinations } from '../targets/destinations';

import { getFields } from './finding';

/** A category of the stock system: what it is called in each language, and how many machines it has. */
export type KnownCategory = { name: string; labels: readonly string[]; machines: number };

/** What a build knows when it judges the content, from the content itself: it is the same with caches and without. */
export type Facts = {
  /** Of the CMS, as they were written. */
  entries: readonly CmsEntry[];
  assets: readonly CmsEntry[];
  byId: ReadonlyMap<string, CmsEntry>;
  /** Published assets whose file the site does not have: of another kind, broken, not there. */
  lostFiles: ReadonlySet<string>;
  spares: Placing['spares'];
  categories: readonly KnownCategory[];
  /** What links can lead to. */
  destinations: Destinations;
  /** Pages that editors made: their addresses, and what is to be said of these. */
  ownPages: OwnPages;
  /** The site's own texts: an editor may replace them. */
  siteTexts: SiteTexts;
  /** Machines by the make as the stock system writes it. */
  makes: ReadonlyMap<string, number>;
  /** The dealer's day, ISO 8601. */
  today: string;
  /** The moment of the build, in milliseconds. */
  now: number;
};

export function isOf(type: string): (entry: CmsEntry) => boolean {
  return ({ sys }) => sys.contentType.sys.id === type;
}

/** What stands in a field in the default language. */
export function getValue({ fields }: CmsEntry, field: string): unknown {
  return fields[field]?.[defaultLocale] ?? null;
}

/** A text of it without spaces around it; null for what is none. */
export function getText(entry: CmsEntry, field: string): string | null {
  const value = getValue(entry, field);
  return typeof value === 'string' ? value.trim() || null : null;
}

/** The texts of a list of lines; none of what is no list. */
export function getTexts(entry: CmsEntry, field: string): string[] {
  const value = getValue(entry, field);
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

/** What is written in a field, by the languages of the site; those that have nothing of their own are left out. */
export function listValues({ fields }: CmsEntry, id: string, field: Field | undefined): [Locale, unknown][] {
  return locales
    .filter((locale) => locale === defaultLocale || field?.localized === true)
    .map((locale): [Locale, unknown] => [locale, fields[id]?.[locale]])
    .filter(([, value]) => value !== undefined && value !== null);
}

export type WrittenField = { entry: CmsEntry; id: string; field: Field; values: [Locale, unknown][] };

/** Every field of every entry that the site knows, with what is written in it. */
export function listFields(entries: readonly CmsEntry[], kinds: readonly Field['kind'][]): WrittenField[] {
  return entries.flatMap((entry) =>
    getFields(entry)
      .filter(([, { kind }]) => kinds.includes(kind))
      .map(([id, field]) => ({ entry, id, field, values: listValues(entry, id, field) })),
  );
}

/** Whether the text of an entry has words, or something in it, in any language. */
export function hasBody({ fields }: CmsEntry): boolean {
  return Object.values(fields.body ?? {}).some((body) => {
    const [whole, ...parts] = listParts(body);
    return whole !== undefined && (hasWords(getWords(whole)) || parts.some(isEmbedded));
  });
}
