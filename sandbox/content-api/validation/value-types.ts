import type { ContentfulField } from '../../../content-model/contentful-format';

type Link = { sys: { type: 'Link'; linkType: string; id: string } };

const isString = (value: unknown) => typeof value === 'string';
const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);

/** A day, with or without a time, in the forms of ISO 8601 that Contentful's editor writes. */
const date = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

const checks: Readonly<Record<string, (value: unknown) => boolean>> = {
  Symbol: isString,
  Text: isString,
  RichText: (value) => isObject(value) && value.nodeType === 'document' && Array.isArray(value.content),
  Integer: (value) => Number.isInteger(value),
  Number: isNumber,
  Boolean: (value) => typeof value === 'boolean',
  Date: (value) => typeof value === 'string' && date.test(value),
};

/** Whether a value of one locale has its field's type. Each item of a list is checked. */
export function isOfType(value: unknown, { type, linkType, items }: ContentfulField): boolean {
  if (type !== 'Array') return isOne(value, type, linkType);
  return Array.isArray(value) && value.every((one) => isOne(one, items?.type ?? '', items?.linkType));
}

function isOne(value: unknown, type: string, linkType: string | undefined): boolean {
  if (type === 'Link') return isLink(value) && value.sys.linkType === linkType;
  return checks[type]?.(value) ?? true;
}

export function isLink(value: unknown): value is Link {
  return isObject(value) && isObject(value.sys) && value.sys.type === 'Link' && typeof value.sys.id === 'string';
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
