import { ContentfulError } from '../contentful-error';

import type { DeliveredItem } from './to-delivery';

/** A query string as fastify parses it, with one value per key. */
export type Query = Readonly<Record<string, string>>;

const listParameters = new Set(['skip', 'limit', 'order', 'locale', 'include', 'content_type', 'access_token']);

/** Parses a whole number of the query and limits it. Throws `InvalidQuery` if it is no number. */
export function parseCount(query: Query, name: string, bounds: { default: number; max: number }): number {
  const text = query[name];
  if (text === undefined) return bounds.default;
  if (!/^\d+$/.test(text)) throw new ContentfulError('InvalidQuery', `The value of ${name} is not a whole number.`);
  return Math.min(Number(text), bounds.max);
}

/**
 * Filters items by `content_type`, `sys.x=` and `fields.x=`, each also with `[in]` and `[ne]`; a list matches with any
 * of its values. Other operators are rejected instead of ignored, so that no query seems to work here that does not.
 */
export function filterItems(items: readonly DeliveredItem[], query: Query): DeliveredItem[] {
  const tests = Object.entries(query).flatMap(([key, text]) => {
    if (key === 'content_type') return [toTest('sys.contentType.sys.id', undefined, text)];
    if (listParameters.has(key)) return [];
    const [, path, operator] = /^((?:sys|fields)\.[\w.]+)(?:\[(\w+)\])?$/.exec(key) ?? [];
    if (path === undefined) throw new ContentfulError('InvalidQuery', `Unknown query parameter: ${key}.`);
    return [toTest(path, operator, text)];
  });
  return items.filter((item) => tests.every((test) => test(item)));
}

function toTest(path: string, operator: string | undefined, text: string): (item: DeliveredItem) => boolean {
  const hasOne = (item: DeliveredItem, wanted: readonly string[]) =>
    [getPath(item, path.split('.'))].flat().some((value) => wanted.includes(String(value)));
  switch (operator) {
    case undefined:
      return (item) => hasOne(item, [text]);
    case 'in':
      return (item) => hasOne(item, text.split(','));
    case 'ne':
      return (item) => !hasOne(item, [text]);
    default:
      throw new ContentfulError('InvalidQuery', `Unknown operator: ${operator}.`);
  }
}

/** Sorts by `order`, e.g. `-sys.updatedAt,fields.name`; items without a value come last. */
export function sortItems<T extends object>(items: readonly T[], order: string | undefined): T[] {
  const keys = (order ?? '').split(',').filter((key) => key !== '');
  return [...items].sort((left, right) => {
    for (const key of keys) {
      const path = key.replace(/^-/, '').split('.');
      const difference = compare(getPath(left, path), getPath(right, path));
      if (difference !== 0) return key.startsWith('-') ? -difference : difference;
    }
    return 0;
  });
}

function compare(left: unknown, right: unknown): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  const [first, second] = [toSortable(left), toSortable(right)];
  return first < second ? -1 : Number(first > second);
}

/** Values without an order (none, a link, a list) sort after every text. */
function toSortable(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '\uffff';
}

function getPath(value: unknown, path: readonly string[]): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(value)) return value.flatMap((one: unknown) => getPath(one, path));
  return typeof value === 'object' && value !== null ? getPath(Reflect.get(value, key), rest) : undefined;
}
