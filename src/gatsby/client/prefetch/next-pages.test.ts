import { isPage, toNextPages, type LinkInSight } from './next-pages';

const toLinks = (...paths: string[]): LinkInSight[] => paths.map((path) => ({ path, isLocale: false }));

test('a list is followed by its stock items, in the order of the page', () => {
  const links = toLinks(
    '/',
    '/occasions/tractoren/b-2',
    '/occasions/tractoren',
    '/occasions/tractoren/a-1',
    '/contact',
  );
  const expected = ['/occasions/tractoren/b-2', '/occasions/tractoren/a-1'];
  for (const path of ['/occasions', '/occasions/heftrucks', '/sectoren/landbouw/occasions'])
    expect(toNextPages(path, links)).toEqual(expected);
});

test('home and a sector are followed by lists, and then by stock items', () => {
  const links = toLinks('/occasions/tractoren/a-1', '/sectoren/landbouw/occasions', '/vacatures', '/occasions');
  const expected = ['/occasions', '/sectoren/landbouw/occasions', '/occasions/tractoren/a-1'];
  expect(toNextPages('/', links)).toEqual(expected);
  expect(toNextPages('/sectoren/landbouw', links)).toEqual(expected);
});

test('each page once, and not the one on screen', () => {
  const links = toLinks('/occasions/t/a-1', '/occasions/t/b-2', '/occasions/t/a-1', '/occasions/t/b-2');
  expect(toNextPages('/occasions/t/a-1', links)).toEqual(['/occasions/t/b-2']);
});

test('vacancies are followed by vacancies', () => {
  expect(toNextPages('/de/stellenangebote', toLinks('/de/stellenangebote/monteur', '/de/kontakt'))).toEqual([
    '/de/stellenangebote/monteur',
  ]);
});

test('the open menu of languages comes first, on every page', () => {
  const links = [...toLinks('/occasions/t/a-1'), { path: '/en/occasions', isLocale: true }];
  expect(toNextPages('/occasions', links)).toEqual(['/en/occasions', '/occasions/t/a-1']);
  expect(toNextPages('/contact', links)).toEqual(['/en/occasions']);
});

test('what is no page leads nowhere', () => {
  expect(toNextPages('/occasions', toLinks('/feeds/all.xml', '/pictures/1.jpg'))).toEqual([]);
  expect(toNextPages('/unknown', toLinks('/occasions/t/a-1'))).toEqual([]);
  expect([isPage('/occasions/t/a-1'), isPage('/feeds/all.xml')]).toEqual([true, false]);
});
