import { defaultContentLocale } from '../../../content-model/content-type';
import type { ContentfulContentType, ContentfulField, LocalizedValues } from '../../../content-model/contentful-format';
import { ContentfulError } from '../contentful-error';

type Fields = Record<string, LocalizedValues>;
type Problem = { name: string; path: string[]; details: string };

/** Contentful's own limits, in characters. */
const longest: Partial<Record<string, number>> = { Symbol: 256, Text: 50_000 };

/** Refuses a draft that Contentful would not even save: fields that the type does not have, values that are too long. */
export function checkSavable(fields: Fields, contentType: ContentfulContentType): void {
  const problems = Object.entries(fields).flatMap(([id, values]) => {
    const field = contentType.fields.find((one) => one.id === id);
    if (!field) return [{ name: 'unknown', path: ['fields', id], details: `No field with id "${id}" found.` }];
    const most = longest[field.type] ?? Infinity;
    return toProblems(id, values, (value) =>
      typeof value === 'string' && value.length > most ? `The most is ${String(most)} characters.` : null,
    );
  });
  if (problems.length > 0) throw new ContentfulError('InvalidEntry', undefined, { errors: problems });
}

/** Refuses to publish what the content type does not allow: required in the default locale, choices, patterns, ranges. */
export function checkPublishable(fields: Fields, contentType: ContentfulContentType): void {
  const problems = contentType.fields.flatMap((field) => [
    ...(field.required && isEmpty(fields[field.id]?.[defaultContentLocale])
      ? [{ name: 'required', path: ['fields', field.id], details: `The property "${field.id}" is required here.` }]
      : []),
    ...toProblems(field.id, fields[field.id] ?? {}, (value) => findProblem(value, field)),
  ]);
  if (problems.length > 0) throw new ContentfulError('InvalidEntry', undefined, { errors: problems });
}

function toProblems(id: string, values: LocalizedValues, find: (value: unknown) => string | null): Problem[] {
  return Object.entries(values).flatMap(([locale, value]) => {
    const details = isEmpty(value) ? null : find(value);
    return details === null ? [] : [{ name: 'invalid', path: ['fields', id, locale], details }];
  });
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

function findProblem(value: unknown, { type, items, validations }: ContentfulField): string | null {
  const rules = type === 'Array' ? (items?.validations ?? []) : validations;
  const values = Array.isArray(value) ? (value as unknown[]) : [value];
  for (const rule of rules) {
    if (Array.isArray(rule.in) && !values.every((one) => (rule.in as unknown[]).includes(one)))
      return `It has to be one of: ${rule.in.join(', ')}.`;
    const pattern = (rule.regexp as { pattern?: string } | undefined)?.pattern;
    if (pattern !== undefined && !values.every((one) => new RegExp(pattern).test(String(one))))
      return typeof rule.message === 'string' ? rule.message : `It has to match ${pattern}.`;
    const range = rule.range as { min?: number; max?: number } | undefined;
    if (
      range &&
      !values.every((one) => Number(one) >= (range.min ?? -Infinity) && Number(one) <= (range.max ?? Infinity))
    )
      return 'It is outside of its range.';
  }
  return null;
}
