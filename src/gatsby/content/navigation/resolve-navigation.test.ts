import { getSeedSpace } from '../../../../content-model/seed';
import { readSiteTexts } from '../../../i18n/file-texts';
import type { Locale } from '../../../i18n/locales';
import { toPath } from '../../../i18n/paths';
import { toEntry, toLink, toTestDestinations } from '../checks/test-facts';
import type { CmsEntry } from '../fetch-entries';

import { resolveNavigation, type MenuItem, type Navigation } from './resolve-navigation';

const texts = readSiteTexts();

function resolve(entries: readonly CmsEntry[], hidden: readonly string[] = [], locale: Locale = 'nl'): Navigation {
  const byId = new Map(entries.map((entry) => [entry.sys.id, entry]));
  const space = { byId, hidden: new Set(hidden), destinations: toTestDestinations(entries, hidden) };
  return resolveNavigation(locale, space, (key) => texts[locale].get(`common:${key}`) ?? '');
}

const list = (items: readonly MenuItem[]): unknown[] =>
  items.map(({ label, href, links }) => (links === null ? `${label} ${href ?? ''}` : [label, ...list(links)]));

const specified = list(resolve([]).header);
const entries = [
  toEntry('navigation', 'nav', { name: 'A', header: [toLink('group'), toLink('one')], footer: [toLink('one')] }),
  toEntry('linkGroup', 'group', { label: 'Meer', links: [toLink('two'), toLink('gone')] }),
  toEntry('link', 'one', { label: { nl: 'Over ons', de: 'Wir' }, route: 'about' }),
  toEntry('link', 'two', { label: 'Vervoer', page: toLink('own') }),
  toEntry('page', 'own', { title: 'Vervoer', slug: { nl: 'vervoer', de: 'transport' } }),
];

test('without an entry, and with an empty one, the links are those of the specification', () => {
  expect(specified).toEqual([
    'Home /',
    ['Sectoren', 'Landbouw /sectoren/landbouw', 'Industrie /sectoren/industrie', 'Tuin en park /sectoren/tuin-en-park'],
    'Occasions /occasions',
    ['Bedrijf', 'Over ons /over-ons', 'Diensten /diensten', 'Onderdelen /magazijn'],
    'Vacatures /vacatures',
    'Merken /brands',
  ]);
  expect(list(resolve([toEntry('navigation', 'nav', { name: 'A' })]).header)).toEqual(specified);
});

test('an editor’s links and groups stand in their order, in each language', () => {
  expect(list(resolve(entries).header)).toEqual([['Meer', 'Vervoer /vervoer'], 'Over ons /over-ons']);
  expect(list(resolve(entries).footer)).toEqual(['Over ons /over-ons']);
  const german = resolve(entries, [], 'de');
  expect(list(german.header)).toEqual([['Meer', 'Vervoer /de/transport'], 'Wir /de/uber-uns']);
  expect(german.header.map(({ lang }) => lang)).toEqual(['nl', null]);
});

test('what is hidden or leads nowhere is left out, its group with it when it is empty', () => {
  expect(list(resolve(entries, ['two']).header)).toEqual(['Over ons /over-ons']);
  expect(list(resolve(entries, ['own']).header)).toEqual(['Over ons /over-ons']);
  expect(list(resolve(entries, ['group']).header)).toEqual(['Over ons /over-ons']);
  expect(list(resolve(entries, ['group', 'one']).header)).toEqual(specified);
});

test('a group in itself is no endless menu', () => {
  const group = toEntry('linkGroup', 'group', { label: 'Meer', links: [toLink('group'), toLink('one')] });
  expect(list(resolve([...entries.filter(({ sys }) => sys.id !== 'group'), group]).header)).toEqual([
    ['Meer', 'Over ons /over-ons'],
    'Over ons /over-ons',
  ]);
});

test('of two entries the older one is used', () => {
  const [nav] = entries;
  const second = toEntry('navigation', 'a', { name: 'B', header: [toLink('two')] });
  const dated = nav === undefined ? [] : [{ ...nav, sys: { ...nav.sys, createdAt: '2026-01-01' } }];
  expect(list(resolve([second, ...entries.slice(1), ...dated]).header)).toHaveLength(2);
});

test.each(['nl', 'en', 'de'] as const)(
  'the demo has the specification’s links, and those to news, stories and a page of its own: %s',
  (locale) => {
    const { header, footer } = resolve(getSeedSpace().entries, [], locale);
    const usual = resolve([], [], locale);
    const paths = [toPath('news', locale), toPath('stories', locale)];
    const isOwn = ({ label, href }: MenuItem) => label === 'Transport' || paths.includes(href ?? '');
    const withoutOwn = (items: readonly MenuItem[]): MenuItem[] =>
      items
        .filter((item) => !isOwn(item))
        .map((item) => ({ ...item, links: item.links === null ? null : withoutOwn(item.links) }));
    expect(withoutOwn(header)).toEqual(usual.header);
    expect(withoutOwn(footer)).toEqual(usual.footer);
    expect(header[3]?.links?.filter(isOwn)).toHaveLength(3);
    expect(footer.filter(isOwn)).toHaveLength(3);
  },
);
