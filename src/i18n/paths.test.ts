import fc from 'fast-check';

import { anyPath } from '../testing/factories/any-text';

import { locales, type Locale } from './locales';
import { matchPath, toAlternates, toLocalePath, toPath, toStaticPath } from './paths';
import { isStaticRoute, routeIds, type StaticRouteId } from './routes';

/** The route table of spec section 2, and the pages that it does not have, written out. */
const specification: Record<StaticRouteId, Record<Locale, string>> = {
  home: { nl: '/', en: '/en', de: '/de' },
  terms: { nl: '/algemeneVoorwaarden', en: '/en/algemeneVoorwaarden', de: '/de/algemeneVoorwaarden' },
  brands: { nl: '/brands', en: '/en/brands', de: '/de/brands' },
  contact: { nl: '/contact', en: '/en/contact', de: '/de/kontakt' },
  services: { nl: '/diensten', en: '/en/services', de: '/de/dienstleistungen' },
  healthz: { nl: '/healthz', en: '/en/healthz', de: '/de/healthz' },
  warehouse: { nl: '/magazijn', en: '/en/warehouse', de: '/de/lager' },
  stockOverview: { nl: '/occasions', en: '/en/occasions', de: '/de/anlasse' },
  about: { nl: '/over-ons', en: '/en/about-us', de: '/de/uber-uns' },
  privacy: { nl: '/privacy-statement', en: '/en/privacy-statement', de: '/de/privacy-statement' },
  accessibility: { nl: '/toegankelijkheid', en: '/en/accessibility', de: '/de/barrierefreiheit' },
  imprint: { nl: '/colofon', en: '/en/imprint', de: '/de/impressum' },
  verify: { nl: '/echt-van-ons', en: '/en/is-it-really-us', de: '/de/sind-wir-das' },
  shortlist: { nl: '/bewaard', en: '/en/saved', de: '/de/merkliste' },
  news: { nl: '/nieuws', en: '/en/news', de: '/de/aktuelles' },
  stories: { nl: '/klantverhalen', en: '/en/customer-stories', de: '/de/kundengeschichten' },
  vacancies: { nl: '/vacatures', en: '/en/vacancies', de: '/de/stellenangebote' },
  sectorIndustry: { nl: '/sectoren/industrie', en: '/en/sectors/industry', de: '/de/sektoren/industrie' },
  sectorAgriculture: { nl: '/sectoren/landbouw', en: '/en/sectors/agriculture', de: '/de/sektoren/landwirtschaft' },
  sectorGarden: { nl: '/sectoren/tuin-en-park', en: '/en/sectors/garden-and-park', de: '/de/sektoren/garten-und-park' },
  sectorIndustryStock: {
    nl: '/sectoren/industrie/occasions',
    en: '/en/sectors/industry/occasions',
    de: '/de/sektoren/industrie/anlasse',
  },
  sectorAgricultureStock: {
    nl: '/sectoren/landbouw/occasions',
    en: '/en/sectors/agriculture/occasions',
    de: '/de/sektoren/landwirtschaft/anlasse',
  },
  sectorGardenStock: {
    nl: '/sectoren/tuin-en-park/occasions',
    en: '/en/sectors/garden-and-park/occasions',
    de: '/de/sektoren/garten-und-park/anlasse',
  },
};

const rows = routeIds
  .filter(isStaticRoute)
  .flatMap((route) => locales.map((locale) => [route, locale, specification[route][locale]] as const));

test.each(rows)('%s in %s is at %s, and that address is found again', (route, locale, path) => {
  expect(toStaticPath(route, locale)).toBe(path);
  expect(matchPath(path)).toEqual({ route, locale, params: {} });
});

test('pages with parameters have the addresses of the table', () => {
  expect(toAlternates('vacancy', () => ({ id: '7' }))).toEqual({
    nl: '/vacatures/7',
    en: '/en/vacancies/7',
    de: '/de/stellenangebote/7',
  });
  expect(toPath('stockCategory', 'de', { category: 'maehdrescher' })).toBe('/de/anlasse/maehdrescher');
  expect(toPath('stockItem', 'en', { category: 'tractors', product: 'fendt-1' })).toBe(
    '/en/occasions/tractors/fendt-1',
  );
});

test('an unknown route from the CMS is logged and leads home', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(toStaticPath('newsletter', 'en')).toBe('/en');
  expect(log).toHaveBeenCalledWith('Route does not exist', 'newsletter');
  log.mockRestore();
});

test('any parameter survives the way into an address and back', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1 });
  fc.assert(
    fc.property(text, text, fc.constantFrom(...locales), (category, product, locale) => {
      const path = toPath('stockItem', locale, { category, product });
      expect(matchPath(path)).toEqual({ route: 'stockItem', locale, params: { category, product } });
    }),
  );
});

test('whatever is asked, a match belongs to an enabled locale and its own path', () => {
  fc.assert(
    fc.property(anyPath, (path) => {
      const match = matchPath(path);
      expect(match === null || locales.includes(match.locale)).toBe(true);
    }),
  );
});

test('only the home page of a prefixed locale has no slash behind its prefix', () => {
  expect(toLocalePath('en', '/')).toBe('/en');
  expect(toLocalePath('nl', '/')).toBe('/');
});
