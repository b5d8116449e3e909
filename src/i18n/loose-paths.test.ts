import fc from 'fast-check';

import { locales } from './locales';
import { splitLoosely, toCanonicalPath } from './loose-paths';
import { toLocalePath } from './paths';
import { getPattern, routeIds } from './routes';

test.each([
  ['/nl', '/'],
  ['/NL', '/'],
  ['/EN', '/en'],
  ['/nl/contact', '/contact'],
  ['/Contact', '/contact'],
  ['/algemenevoorwaarden', '/algemeneVoorwaarden'],
  ['/De/AlgemeneVoorwaarden', '/de/algemeneVoorwaarden'],
  ['/EN/Stock', '/en/occasions'],
  ['/voorraad/Tractoren', '/occasions/Tractoren'],
  ['/de/bestand/traktoren/fendt-1', '/de/anlasse/traktoren/fendt-1'],
  ['/en/anlasse/traktoren/fendt-7', '/en/occasions/traktoren/fendt-7'],
  ['/nl/Sectoren/Landbouw/VOORRAAD', '/sectoren/landbouw/occasions'],
  ['/nl/vacatures/Abc_-1', '/vacatures/Abc_-1'],
])('%s is the page at %s', (path, canonical) => {
  expect(toCanonicalPath(path)).toBe(canonical);
});

test.each([
  '/nope',
  '/voorraad/a/b/c',
  '/nl/nope',
  '/page-data/contact',
  '/CONTACT.html',
  '/nl/page-data/app-data.json',
  '/sectoren/landbouw/anlasse',
])('%s is no page of the route table', (path) => {
  expect(toCanonicalPath(path)).toBeNull();
});

test('the prefix of a language counts in any capitals, and only whole', () => {
  expect(splitLoosely('/nl')).toEqual(['nl', '/']);
  expect(splitLoosely('/DE/Lager')).toEqual(['de', '/Lager']);
  expect(splitLoosely('/english')).toEqual(['nl', '/english']);
});

test('every address of the route table is found in whatever capitals, and leads to itself alone', () => {
  const fill = (pattern: string) => pattern.replace(/:\w+/g, 'a-1');
  const paths = locales.flatMap((locale) =>
    routeIds.map((route) => toLocalePath(locale, fill(getPattern(route, locale)))),
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...paths),
      fc.array(fc.boolean(), { minLength: 80, maxLength: 80 }),
      (path, capitals) => {
        expect(toCanonicalPath(path)).toBe(path);
        const written = path.replace(/./g, (letter, index: number) =>
          capitals[index] === true ? letter.toUpperCase() : letter,
        );
        // Parameters keep their own capitals; the release knows whose they are.
        expect(toCanonicalPath(written)?.toLowerCase()).toBe(path.toLowerCase());
      },
    ),
  );
});
