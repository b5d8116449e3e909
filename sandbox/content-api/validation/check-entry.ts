import { defaultContentLocale } from '../../../content-model/content-type';
import type {
  ContentfulContentType,
  ContentfulEntry,
  ContentfulField,
  LocalizedValues,
} from '../../../content-model/contentful-format';
import { ContentfulError } from '../contentful-error';

import { findBrokenRule, type Space } from './field-rules';
import { findLinkIds } from './rich-text-nodes';
import type { SpaceItems } from './space-items';
import { isOfType } from './value-types';

type Fields = Record<string, LocalizedValues>;
export type Problem = { name: string; path: string[]; details: string };

/** Contentful's own limits, in characters. */
const longest: Partial<Record<string, number>> = { Symbol: 256, Text: 50_000 };

/** The allowed ids of entries and assets. */
const id = /^[A-Za-z0-9._-]{1,64}$/;

/** @throws ContentfulError `ValidationFailed` for an id that Contentful does not accept */
export function checkId(value: string): void {
  if (!id.test(value))
    throw new ContentfulError(
      'ValidationFailed',
      `“${value}” is no id: 1 to 64 of A-Z, a-z, 0-9, dot, dash, underscore.`,
    );
}

/**
 * Rejects a draft that Contentful would not save: unknown fields and locales, values of another type, too long ones.
 */
export function checkSavable(fields: Fields, contentType: ContentfulContentType, items: SpaceItems): void {
  throwIfAny(findUnsavable(fields, contentType, items));
}

export function findUnsavable(
  fields: Fields,
  contentType: ContentfulContentType,
  { locales }: Pick<SpaceItems, 'locales'>,
): Problem[] {
  return Object.entries(fields).flatMap(([fieldId, values]) => {
    const field = contentType.fields.find((one) => one.id === fieldId);
    if (!field)
      return [{ name: 'unknown', path: ['fields', fieldId], details: `No field with id "${fieldId}" found.` }];
    const most = longest[field.type] ?? Infinity;
    const unknown = Object.keys(values).filter((code) => !locales.has(code));
    return [
      ...unknown.map((code) => ({
        name: 'unknown',
        path: ['fields', fieldId, code],
        details: `The space has no locale "${code}".`,
      })),
      ...toProblems(fieldId, values, (value) => {
        if (!isOfType(value, field)) return `It has to be of the type ${toTypeWords(field)}.`;
        return typeof value === 'string' && value.length > most ? `The most is ${String(most)} characters.` : null;
      }),
    ];
  });
}

/**
 * Rejects publishing an entry that breaks its content type: required fields in the default locale, and every rule of a
 * field.
 */
export function checkPublishable(entry: ContentfulEntry, contentType: ContentfulContentType, items: SpaceItems): void {
  throwIfAny(findUnpublishable(entry, contentType, items));
}

export function findUnpublishable(
  { sys, fields }: ContentfulEntry,
  contentType: ContentfulContentType,
  items: SpaceItems,
): Problem[] {
  return contentType.fields.flatMap((field) => {
    const values = fields[field.id] ?? {};
    const rules = field.type === 'Array' ? (field.items?.validations ?? []) : field.validations;
    const space: Space = {
      getEntryType: items.getEntryType,
      getMediaType: items.getMediaType,
      isTaken: (value) => items.isTaken({ type: contentType.sys.id, field: field.id, value, except: sys.id }),
    };
    return [
      ...(field.required && isEmpty(values[defaultContentLocale])
        ? [{ name: 'required', path: ['fields', field.id], details: `The property "${field.id}" is required here.` }]
        : []),
      ...toProblems(field.id, values, (value) => findBrokenRule(value, rules, space) ?? findUnresolved(value, items)),
    ];
  });
}

/** Contentful publishes a link to a draft, but not to a missing item. */
function findUnresolved(value: unknown, { getEntryType, getMediaType }: SpaceItems): string | null {
  const gone = findLinkIds(value).find(
    (link) => (link.linkType === 'Asset' ? getMediaType(link.id) : getEntryType(link.id)) === null,
  );
  return gone === undefined ? null : `It leads to ${gone.linkType} "${gone.id}", which does not exist.`;
}

function toProblems(fieldId: string, values: LocalizedValues, find: (value: unknown) => string | null): Problem[] {
  return Object.entries(values).flatMap(([locale, value]) => {
    const details = isEmpty(value) ? null : find(value);
    return details === null ? [] : [{ name: 'invalid', path: ['fields', fieldId, locale], details }];
  });
}

function toTypeWords({ type, linkType, items }: ContentfulField): string {
  if (type === 'Array') return `Array of ${items?.linkType ?? items?.type ?? ''}`;
  return linkType === undefined ? type : `${type} to ${linkType}`;
}

function throwIfAny(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new ContentfulError('InvalidEntry', undefined, { errors: problems });
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}
