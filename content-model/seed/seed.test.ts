import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { contentLocales, type ContentType } from '../content-type';
import { contentTypes, type ContentTypeId } from '../index';
import { pageRoutes } from '../types/shared';

import { seedAssetsDirectory } from './build-asset';

import { getSeedSpace } from './index';

const { entries, assets } = getSeedSpace();
const allTypes: readonly ContentType[] = contentTypes;
const typeOf = new Map(entries.map(({ sys }) => [sys.id, sys.contentType.sys.id]));
const assetIds = new Set(assets.map(({ sys }) => sys.id));

const rows = entries.map((entry) => {
  const contentType = allTypes.find(({ id }) => id === entry.sys.contentType.sys.id);
  const fields = Object.entries(contentType?.fields ?? {});
  return { id: entry.sys.id, entry, fields };
});

const values = rows.flatMap(({ id, entry, fields }) =>
  fields.flatMap(([fieldId, field]) =>
    Object.values(entry.fields[fieldId] ?? {})
      .flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : [value]))
      .map((value) => ({ where: `${id}.${fieldId}`, field, value })),
  ),
);

/** The links in a value, those inside rich text included. */
function getLinks(value: unknown): { linkType: string; id: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const sys: unknown = Reflect.get(value, 'sys');
  if (typeof sys === 'object' && sys !== null) {
    return [{ linkType: String(Reflect.get(sys, 'linkType')), id: String(Reflect.get(sys, 'id')) }];
  }
  return Object.values(value).flatMap(getLinks);
}

/** Where an asset's file is in the folder of assets. */
function getPath({ fields }: (typeof assets)[number]): string {
  return new URL(String(Reflect.get(Object(fields.file?.nl), 'url')), 'https://x').pathname.slice(1);
}

const count = (type: ContentTypeId) => [...typeOf.values()].filter((id) => id === type).length;

describe('the demo content', () => {
  it('uses every id once', () => {
    const ids = [...entries, ...assets].map(({ sys }) => sys.id);
    expect(ids).toHaveLength(new Set(ids).size);
  });

  it('fills every required field in Dutch', () => {
    const missing = rows.flatMap(({ id, entry, fields }) =>
      fields.filter(([fieldId, field]) => field.required && !entry.fields[fieldId]?.nl).map(([f]) => `${id}.${f}`),
    );
    expect(missing).toEqual([]);
  });

  it('is translated in full', () => {
    const codes = contentLocales.map(({ code }) => code);
    const untranslated = rows.flatMap(({ id, entry, fields }) =>
      fields
        .filter(([fieldId, { localized }]) => localized && entry.fields[fieldId])
        .filter(([fieldId]) => codes.some((code) => !entry.fields[fieldId]?.[code]))
        .map(([fieldId]) => `${id}.${fieldId}`),
    );
    expect(untranslated).toEqual([]);
  });

  it('follows the rules that it gives to editors', () => {
    const broken = values.filter(({ field, value }) => {
      if ('regexp' in field && field.regexp && !new RegExp(field.regexp.pattern).test(String(value))) return true;
      if ('in' in field && field.in && !field.in.includes(String(value))) return true;
      if ('range' in field && field.range) return Number(value) < field.range.min || Number(value) > field.range.max;
      // Contentful's own limit for a short text.
      return field.kind === 'symbol' && String(value).length > 256;
    });
    expect(broken.map(({ where, value }) => [where, value])).toEqual([]);
  });

  it('links only to what exists and may be linked to', () => {
    const broken = values.flatMap(({ where, field, value }) =>
      getLinks(value)
        .filter(({ linkType, id }) => {
          if (linkType === 'Asset') return !assetIds.has(id);
          const type = typeOf.get(id);
          return type === undefined || ('to' in field && !field.to.includes(type));
        })
        .map(({ id }) => `${where} -> ${id}`),
    );
    expect(broken).toEqual([]);
  });

  it('keeps titles and descriptions short enough for search results', () => {
    const pages = rows.filter(({ id }) => typeOf.get(id) === 'page');
    const long = pages.flatMap(({ id, entry }) => [
      ...Object.values(entry.fields.title ?? {})
        .filter((title) => String(title).length > 70)
        .map(() => `${id}.title`),
      ...Object.values(entry.fields.description ?? {})
        .filter((text) => String(text).length > 170)
        .map(() => `${id}.description`),
    ]);
    expect(long).toEqual([]);
  });

  it('has words for every page once', () => {
    const pages = entries.filter(({ sys }) => typeOf.get(sys.id) === 'page');
    const routes = pages.flatMap(({ fields }) => fields.route?.nl ?? []);
    expect(routes.sort()).toEqual([...pageRoutes].sort());
  });

  it('puts no stock category in two sectors', () => {
    const categories = values.filter(({ where }) => where.endsWith('.categories')).map(({ value }) => value);
    expect(categories).toHaveLength(46);
    expect(new Set(categories).size).toBe(categories.length);
  });

  it('is as large as a real company', () => {
    expect([
      count('company'),
      count('sector'),
      count('teamMember'),
      count('vacancy'),
      count('news'),
      count('story'),
      count('brand'),
      count('service'),
      count('certificate'),
      count('searchSynonym'),
      count('redirect'),
    ]).toEqual([1, 3, 12, 6, 2, 2, 14, 8, 4, 3, 2]);
  });

  it('gives nobody in administration a function, and everybody else one', () => {
    const team = entries.filter(({ sys }) => typeOf.get(sys.id) === 'teamMember');
    const wrong = team.filter(({ fields }) => (fields.group?.nl === 'administration') === Boolean(fields.function));
    expect(wrong.map(({ sys }) => sys.id)).toEqual([]);
  });

  it('has the file of every asset, and no file that nobody uses', () => {
    const paths = assets.map(getPath);
    expect(paths.filter((path) => !existsSync(join(seedAssetsDirectory, path)))).toEqual([]);
    const files = readdirSync(seedAssetsDirectory, { recursive: true })
      .map(String)
      .filter((file) => file.includes('.'));
    expect(files.sort()).toEqual(paths.sort());
  });

  it('shows a place once, besides a sector or service whose page has its picture too', () => {
    const shown = entries.flatMap(({ fields }) => getLinks(fields.image?.nl).map(({ id }) => id));
    const places = new Set(assets.filter((asset) => getPath(asset).startsWith('places/')).map(({ sys }) => sys.id));
    const twice = shown.filter((id, index) => places.has(id) && shown.indexOf(id) < index);
    expect(twice.sort()).toEqual(['factory', 'field', 'low-loader', 'park', 'warehouse']);
  });

  it('weighs less than four and a half megabytes', () => {
    const files = readdirSync(seedAssetsDirectory, { recursive: true }).map((file) =>
      statSync(join(seedAssetsDirectory, String(file))),
    );
    expect(files.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(4_500_000);
  });
});
