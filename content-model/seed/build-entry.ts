import { defaultContentLocale, type ContentType, type EntryInput, type Field } from '../content-type';
import { toLink, type ContentfulEntry, type LocalizedValues } from '../contentful-format';

import { toRichText } from './to-rich-text';

/**
 * Builds one entry in the import format, from values checked against its content type. Links and images are ids, rich
 * text is marked text.
 * @example buildEntry(service, 'service-repair', { title: { nl: 'Reparatie', en: 'Repair' }, image: 'workshop' })
 */
export function buildEntry<T extends ContentType>(contentType: T, id: string, input: EntryInput<T>): ContentfulEntry {
  const values: [string, unknown][] = Object.entries(input);
  return {
    sys: { id, type: 'Entry', contentType: toLink('ContentType', contentType.id) },
    fields: Object.fromEntries(
      values.map(([fieldId, value]) => [fieldId, toValues(contentType.fields[fieldId], value)]),
    ),
  };
}

function toValues(field: Field | undefined, value: unknown): LocalizedValues {
  if (!field) throw new Error('The content type has no such field');
  const perLocale =
    field.localized && typeof value === 'object' && value !== null ? value : { [defaultContentLocale]: value };
  return Object.fromEntries(Object.entries(perLocale).map(([locale, one]) => [locale, toValue(field, one)]));
}

function toValue(field: Field, value: unknown): unknown {
  switch (field.kind) {
    case 'image':
    case 'file':
      return toLink('Asset', String(value));
    case 'entry':
      return toLink('Entry', String(value));
    case 'entries':
      return Array.isArray(value) ? value.map((id) => toLink('Entry', String(id))) : [];
    case 'richText':
      return toRichText(String(value));
    default:
      return value;
  }
}
