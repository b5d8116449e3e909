/** @size small */
import { forEachLocale } from '../../src/i18n/locales';
import { toPath } from '../../src/i18n/paths';
import { isStaticRoute, routeIds } from '../../src/i18n/routes';

import { toPageKind } from './page-kind';

it.each([
  ['/', 'home'],
  ['/de/?a=/x.js', 'home'],
  ['/occasions/tractors?filter-makeName[]=Fendt', 'stockCategory'],
  ['/en/occasions/tractors/fendt-724-7', 'stockItem'],
  ['/contact/', 'contact'],
  ['/app-0123456789ab.js', 'file'],
  ['/page-data/contact/page-data.json', 'file'],
  ['/site.webmanifest', 'file'],
  ['/feeds/nl?filter-makeName[]=Fendt', 'feed'],
  ['/feeds/nl/all.xml', 'feed'],
  ['/feeds', 'feed'],
  ['/feedsx', 'other'],
  ['/hooks/rebuild', 'hook'],
  ['//hooks/rebuild/', 'hook'],
  ['/status', 'other'],
  ['/metrics', 'other'],
  ['/transport', 'other'],
  ['/a/b/c/d', 'other'],
  ['/%', 'other'],
  ['/en/occasions/%E0%A4%A/x', 'other'],
  ['', 'other'],
] as const)('‘%s’ is %s', (url, kind) => {
  expect(toPageKind(url)).toBe(kind);
});

it('every page without a parameter is of its route, in every language', () => {
  for (const route of routeIds)
    if (isStaticRoute(route))
      for (const path of Object.values(forEachLocale((locale) => toPath(route, locale))))
        expect([path, toPageKind(path)]).toEqual([path, route]);
});
