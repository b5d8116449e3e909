import { toEntry, toFacts, toLink } from './checks/test-facts';
import { findPlaces } from './entry-places';
import type { CmsEntry } from './fetch-entries';

const published = (entry: CmsEntry): CmsEntry => ({ ...entry, sys: { ...entry.sys, updatedAt: '2026-11-01T08:00Z' } });

const entries = [
  toEntry('page', 'home', { route: 'home', sections: [toLink('hero'), toLink('team'), toLink('newest')] }),
  toEntry('page', 'about', { route: 'about', sections: [toLink('hero'), toLink('text')] }),
  toEntry('page', 'lost', { route: 'notFound', sections: [toLink('sorry')] }),
  toEntry('textSection', 'sorry', { title: 'Niet gevonden' }),
  toEntry('hero', 'hero', { title: 'Welkom', image: toLink('yard', 'Asset'), link: toLink('way') }),
  toEntry('textSection', 'text', { title: 'Over ons' }),
  toEntry('teamSection', 'team', { title: 'Team' }),
  toEntry('newsTeaser', 'newest', { title: 'Nieuws' }),
  toEntry('teamMember', 'anna', { name: 'Anna' }),
  toEntry('teamMember', 'bert', { name: 'Bert' }),
  toEntry('sector', 'farming', { key: 'agriculture', name: 'Landbouw', contact: toLink('bert') }),
  toEntry('vacancy', 'mechanic', { title: 'Monteur' }),
  toEntry('news', 'open-days', { title: 'Open dagen' }),
  toEntry('link', 'way', { label: 'Over ons', page: toLink('about') }),
  toEntry('company', 'us', { name: 'Wij' }),
  toEntry('searchSynonym', 'words', { words: ['trekker'] }),
  toEntry('redirect', 'old', { from: '/oud' }),
  toEntry('page', 'spring', { title: 'Voorjaar' }),
  toEntry('card', 'to-spring', { title: 'Voorjaar', link: toLink('spring-way') }),
  toEntry('link', 'spring-way', { label: 'Voorjaar', page: toLink('spring') }),
  toEntry('cardSection', 'cards', { title: 'Kaarten', cards: [toLink('to-spring')] }),
  toEntry('page', 'contact', { route: 'contact', sections: [toLink('cards')] }),
  // Links in a circle.
  toEntry('card', 'one', { title: 'Een', link: toLink('two') }),
  toEntry('link', 'two', { label: 'Twee', page: toLink('one') }),
].map(published);
const assets = [
  toEntry('Asset', 'yard', { title: 'Erf' }),
  toEntry('Asset', 'unused', { title: 'Los' }),
  toEntry('Asset', 'text', { title: 'x' }),
];
const placed = findPlaces(toFacts(entries, { assets }));

it.each([
  ['Entry home', ['/']],
  ['Entry hero', ['/', '/over-ons']],
  ['Entry text', ['/over-ons']],
  // Through an entry that shows it.
  ['Asset yard', ['/', '/over-ons']],
  ['Entry way', ['/', '/over-ons']],
  // Lists show what nobody picked.
  ['Entry anna', ['/']],
  ['Entry bert', ['/', '/sectoren/landbouw', 'pages of machines']],
  ['Entry mechanic', ['/vacatures', '/vacatures/mechanic']],
  ['Entry open-days', ['/', '/nieuws', '/nieuws/open-days']],
  // In the frame of all pages.
  ['Entry us', ['every page']],
  ['Entry farming', ['every page']],
  ['Entry words', ['the search']],
  ['Entry sorry', ['the page for addresses that are none']],
  ['Entry old', []],
  ['Entry to-spring', ['/contact']],
  // A page without an address is on none that links to it.
  ['Entry spring', []],
  ['Entry one', []],
  ['Asset unused', []],
  // An asset with the id of an entry.
  ['Asset text', []],
])('%s is on %j', (key, on) => {
  expect(placed[key]?.on).toEqual(on);
});

it('says when each was published', () => {
  expect(Object.keys(placed)).toHaveLength(entries.length + assets.length);
  expect([placed['Entry hero']?.updatedAt, placed['Asset yard']?.updatedAt]).toEqual(['2026-11-01T08:00Z', '']);
});
