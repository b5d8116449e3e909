import { readdirSync } from 'node:fs';

import { updateHistory, noHistory } from '../../../i18n/addresses/address-history';
import { forEachLocale } from '../../../i18n/locales';
import { getPattern, routeIds } from '../../../i18n/routes';
import { toEntry } from '../checks/test-facts';
import type { CmsEntry } from '../fetch-entries';

import { settleOwnPages, toOwnPageKey } from './own-page-addresses';
import { isReservedSegment } from './reserved-segments';

const toPage = (id: string, slug: unknown, createdAt = '2026-01-01'): CmsEntry => {
  const entry = toEntry('page', id, { title: id, slug });
  return { ...entry, sys: { ...entry.sys, createdAt } };
};
const getPaths = (pages: readonly CmsEntry[], known = noHistory) =>
  Object.fromEntries([...settleOwnPages(pages, known).paths].map(([id, { nl, de }]) => [id, [nl, de]]));

/** What a release with these pages writes down. */
const remember = (pages: readonly CmsEntry[]) =>
  updateHistory(
    noHistory,
    [...settleOwnPages(pages, noHistory).paths].map(([id, paths]) => ({ key: toOwnPageKey(id), paths })),
  );

test('a page has its address in each language, and the Dutch one where a language has none', () => {
  expect(getPaths([toPage('a', { nl: 'vervoer', de: 'transport' }), toPage('b', 'lease')])).toEqual({
    a: ['/vervoer', '/de/transport'],
    b: ['/lease', '/de/lease'],
  });
  expect(getPaths([toPage('a', { de: 'transport' })])).toEqual({ a: ['/transport', '/de/transport'] });
});

test.each([
  [' Über Uns! ', '/ueber-uns'],
  ['/diensten/transport/', '/diensten-transport'],
  ['Sur-mesure Été', '/sur-mesure-ete'],
  ['x'.repeat(300), `/${'x'.repeat(80)}`],
])('the address %j is mended', (slug, path) => {
  expect(getPaths([toPage('a', slug)]).a?.[0]).toBe(path);
});

test('an entry without an address, or for a page of the site, has none', () => {
  const fixed = toEntry('page', 'fixed', { route: 'about', slug: 'wij' });
  expect(getPaths([toPage('a', undefined), toPage('b', '日本'), fixed])).toEqual({});
});

test('of two pages with one address the older one has it, and the other says so', () => {
  const pages = [toPage('young', 'lease', '2026-02-01'), toPage('old', 'lease')];
  expect(getPaths(pages)).toMatchObject({ old: ['/lease', '/de/lease'], young: ['/lease-2', '/de/lease-2'] });
  const [finding, ...others] = settleOwnPages(pages, noHistory).findings;
  expect(finding).toMatchObject({ id: 'young', field: 'slug' });
  expect(finding?.problem).toContain('that of old (“old”), too; the page is at “lease-2”');
  expect(others).toEqual([]);
});

test('who has an address keeps it, and who had it gets it back before others', () => {
  const young = toPage('young', 'lease', '2026-02-01');
  expect(getPaths([young, toPage('old', 'lease')], remember([young])).young?.[0]).toBe('/lease');
  const moved = toPage('young', 'huur', '2026-02-01');
  expect(getPaths([moved, toPage('new', 'lease', '2026-03-01')], remember([young]))).toMatchObject({
    young: ['/huur', '/de/huur'],
    new: ['/lease-2', '/de/lease-2'],
  });
});

test('no page gets what the site needs, whatever it had', () => {
  const needed = [
    'contact',
    'kontakt',
    'occasions',
    'voorraad',
    'fr',
    'hooks',
    'status',
    'desk',
    'metrics',
    'static',
    'feeds',
    '404',
  ];
  for (const slug of needed) expect(getPaths([toPage('a', slug)]).a?.[0]).toBe(`/${slug}-2`);
  const key = toOwnPageKey('a');
  const had = { ...noHistory, pages: { [key]: forEachLocale(() => ['/contact']) } };
  expect(getPaths([toPage('a', 'contact')], had).a?.[0]).toBe('/contact-2');
});

test('the site needs the first segment of every route, and each file and folder beside the pages', () => {
  const segments = routeIds.flatMap((route) =>
    Object.values(forEachLocale((locale) => getPattern(route, locale).split('/')[1])),
  );
  for (const segment of segments)
    if (segment !== undefined && segment !== '')
      expect([segment, isReservedSegment(segment.toLowerCase())]).toEqual([segment, true]);
  for (const name of readdirSync('static'))
    expect([name, isReservedSegment(name) || name.includes('.')]).toEqual([name, true]);
  expect(isReservedSegment('transport')).toBe(false);
});
