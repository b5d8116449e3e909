import { toEntry, toLink, toTestDestinations } from '../checks/test-facts';
import type { CmsEntry } from '../fetch-entries';

import { toWay, type Way } from './ways';

const places = [
  toEntry('page', 'page-about', { route: 'about', title: 'Over ons' }),
  toEntry('page', 'page-lost', { route: 'notFound', title: 'Weg' }),
  toEntry('vacancy', 'mechanic', { title: 'Monteur' }),
  toEntry('vacancy', 'unnamed', { title: ' ' }),
  toEntry('news', 'open-days', { title: 'Open dagen' }),
  toEntry('story', 'dairy-farm', { title: 'Melkveebedrijf' }),
  toEntry('brand', 'fendt', { name: 'Fendt' }),
  toEntry('brand', 'claas', { name: 'Claas' }),
];

function toWays(entry: CmsEntry, others: readonly CmsEntry[] = [], hidden: readonly string[] = []): Way[] {
  const entries = [...places, ...others, entry];
  const byId = new Map(entries.map((one) => [one.sys.id, one]));
  const space = { byId, hidden: new Set(hidden), destinations: toTestDestinations(entries, hidden) };
  return (['nl', 'de'] as const).map((locale) => toWay(entry, locale, space));
}

const toLinkEntry = (fields: object) => toEntry('link', 'one', { label: { nl: 'Kijk', de: 'Sehen' }, ...fields });

test.each([
  [{ page: toLink('page-about') }, ['/over-ons', '/de/uber-uns']],
  [{ page: toLink('page-lost') }, ['', '']],
  [{ page: toLink('gone') }, ['', '']],
  [{ route: 'contact' }, ['/contact', '/de/kontakt']],
  [{ route: 'healthz' }, ['', '']],
  [{ category: 'Tractoren' }, ['/occasions/tractors', '/de/occasions/tractors']],
  [{ category: 'demoMowers' }, ['', '']],
  [{ brand: toLink('fendt') }, ['/occasions?filter-makeName[]=Fendt', '/de/anlasse?filter-makeName[]=Fendt']],
  [{ brand: toLink('claas') }, ['', '']],
  [{ machine: 'l 20417' }, ['/occasions/tractors/fendt-123', '/de/occasions/tractors/fendt-123']],
  [{ machine: '123' }, ['/occasions/tractors/fendt-123', '/de/occasions/tractors/fendt-123']],
  [{ machine: 'L1' }, ['', '']],
  [{ vacancy: toLink('mechanic') }, ['/vacatures/mechanic', '/de/stellenangebote/mechanic']],
  [{ vacancy: toLink('unnamed') }, ['', '']],
  [{ article: toLink('open-days') }, ['/nieuws/open-days', '/de/aktuelles/open-days']],
  [{ article: toLink('dairy-farm') }, ['/klantverhalen/dairy-farm', '/de/kundengeschichten/dairy-farm']],
  [{ article: toLink('gone') }, ['', '']],
  [{ url: 'www.voorbeeld.nl' }, ['https://www.voorbeeld.nl/', 'https://www.voorbeeld.nl/']],
  [{ url: 'javascript:alert(1)' }, ['', '']],
  [{ page: toLink('page-about'), url: 'https://a.nl' }, ['/over-ons', '/de/uber-uns']],
  [{}, ['', '']],
])('a link with %j leads to %j', (fields, hrefs) => {
  expect(toWays(toLinkEntry(fields)).map(({ href }) => decodeURIComponent(href))).toEqual(hrefs);
});

test('what is hidden now leads nowhere, and so does a button by a hidden link', () => {
  const link = toLinkEntry({ page: toLink('page-about') });
  expect(toWays(link, [], ['page-about'])).toMatchObject([{ href: '' }, { href: '' }]);
  const hero = toEntry('hero', 'hero', { linkLabel: 'Meer', link: toLink('one') });
  expect(toWays(hero, [link])).toMatchObject([{ href: '/over-ons' }, { href: '/de/uber-uns' }]);
  expect(toWays(hero, [link], ['one'])).toMatchObject([{ href: '' }, { href: '' }]);
});

test('a picked link goes before the menu, which stands where it leads nowhere', () => {
  const link = toLinkEntry({ machine: 'L1' });
  const card = toEntry('card', 'card', { linkRoute: 'contact', link: toLink('one') });
  expect(toWays(card, [link])).toMatchObject([{ href: '/contact' }, { href: '/de/kontakt' }]);
  expect(toWays(card, [toLinkEntry({ machine: '123' })])[0]?.href).toBe('/occasions/tractors/fendt-123');
});

test('a button has its own words, else those of the link, and Dutch ones are marked in another language', () => {
  const link = toLinkEntry({ route: 'about' });
  const toWords = (fields: object) =>
    toWays(toEntry('hero', 'hero', { link: toLink('one'), ...fields }), [link]).map(({ label, lang }) => [label, lang]);
  expect(toWords({ linkLabel: { nl: 'Meer' } })).toEqual([
    ['Meer', null],
    ['Meer', 'nl'],
  ]);
  expect(toWords({ linkLabel: ' ' })).toEqual([
    ['Kijk', null],
    ['Sehen', null],
  ]);
});

test('a form is a place on a page of the site, and on no other', () => {
  const toHref = (fields: object) =>
    toWays(toEntry('callToAction', 'call', { linkForm: 'sell', ...fields }), [toLinkEntry({ url: 'https://a.nl' })])[0]
      ?.href;
  expect(toHref({ linkRoute: 'contact' })).toBe('/contact#sell');
  expect(toHref({ linkRoute: 'contact', linkForm: 'none' })).toBe('/contact');
  expect(toHref({ link: toLink('one') })).toBe('https://a.nl/');
});
