import type { ContentFinding } from '../../../content-model/content-report';
import type { ContentType, Field } from '../../../content-model/content-type';
import { nameType } from '../../../content-model/type-name';
import { hasWords } from '../../lib/has-words';

import { getContentType, toFinding } from './checks/finding';
import { assetType, nameEntry, type CmsEntry } from './fetch-entries';
import { isBlankText } from './mend/rich-text';

/**
 * By entry the fields that have words in the default language, and the locales in which they have none of their own.
 */
export type MissingTranslations = ReadonlyMap<string, Readonly<Record<string, readonly string[]>>>;

/** Of an asset only what is said in the place of the picture is words; its title is a name among files. */
export const assetContent: ContentType = {
  id: assetType,
  name: assetType,
  description: '',
  displayField: 'title',
  fields: { description: { kind: 'symbol', name: 'Description', help: '', localized: true } },
};

type Locales = { defaultLocale: string; others: readonly string[] };

/** What falls back to the default language. A field that is empty there too is not missing anywhere. */
export function findMissingTranslations(
  entries: readonly CmsEntry[],
  contentTypes: readonly ContentType[],
  { defaultLocale, others }: Locales,
): MissingTranslations {
  return new Map(
    entries.flatMap((entry) => {
      const fields = contentTypes.find(({ id }) => id === entry.sys.contentType.sys.id)?.fields ?? {};
      const missing = Object.keys(fields).flatMap((field) => {
        const values = entry.fields[field] ?? {};
        const { localized, kind } = fields[field] ?? {};
        if (localized !== true || isEmpty(values[defaultLocale], kind)) return [];
        const locales = others.filter((locale) => isEmpty(values[locale], kind));
        return locales.length === 0 ? [] : [[field, locales] as const];
      });
      return missing.length === 0 ? [] : [[entry.sys.id, Object.fromEntries(missing)] as const];
    }),
  );
}

/**
 * Contentful gives no value for an empty field; one that is emptied by hand may be null. A space, or a text without
 * words, is nothing (`mend/fields.ts`).
 */
function isEmpty(value: unknown, kind: Field['kind'] | undefined): boolean {
  if (value === undefined || value === null) return true;
  return kind === 'richText' ? isBlankText(value) : kind === 'symbol' && typeof value === 'string' && !hasWords(value);
}

/** A line an entry for the end of the build, e.g. `driver (“Chauffeur”): hours (en, de), offer (de)`. */
export function toTranslationLines(missing: MissingTranslations, entries: readonly CmsEntry[]): string[] {
  return entries.flatMap((entry) => {
    const fields = Object.entries(missing.get(entry.sys.id) ?? {});
    if (fields.length === 0) return [];
    return [`${nameEntry(entry)}: ${fields.map(([field, locales]) => `${field} (${locales.join(', ')})`).join(', ')}`];
  });
}

/** @example '“Button text”'; of what the model has no name for, e.g. of pictures, the id */
function toName(entry: CmsEntry, field: string): string {
  const name = getContentType(entry)?.fields[field]?.name;
  return name === undefined ? field : `“${name}”`;
}

/** What editors have still to translate, a finding for each field. */
export function toTranslationFindings(missing: MissingTranslations, entries: readonly CmsEntry[]): ContentFinding[] {
  return entries.flatMap((entry) =>
    Object.entries(missing.get(entry.sys.id) ?? {}).map(([field, locales]) =>
      toFinding(entry, {
        ...{ field, locales },
        problem: `Not translated, and shown in Dutch: the ${nameType(entry.sys.contentType.sys.id)} ${nameEntry(entry)}: ${toName(entry, field)} (${locales.join(', ')}).`,
        advice: 'Fill the field in these languages.',
      }),
    ),
  );
}
