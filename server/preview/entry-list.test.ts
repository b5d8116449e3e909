import { createDrafts, type Draft } from './drafts';
import { listEntries, listPage } from './entry-list';

const toLink = (id: string, linkType = 'Entry') => ({ sys: { type: 'Link', linkType, id } });
const toDraft = (type: string, id: string, fields: Record<string, unknown>): Draft => ({
  sys: {
    ...{ id, updatedAt: '2026-11-01T08:00:00Z' },
    ...(type === 'Asset' ? { type } : { type: 'Entry', contentType: { sys: { id: type } } }),
  },
  fields: Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [
      field,
      typeof value === 'object' && value !== null && 'de' in value ? value : { nl: value },
    ]),
  ),
});

const drafts = createDrafts();
drafts.replace('Entry', [
  toDraft('page', 'home', { title: 'Home', sections: [toLink('hero'), toLink('gone')] }),
  toDraft('hero', 'hero', { title: { nl: 'Welkom', de: 'Willkommen' }, image: toLink('yard', 'Asset') }),
  // Links in a circle.
  toDraft('card', 'one', { title: 'Een', link: toLink('way') }),
  toDraft('link', 'way', { label: 'Weg', page: toLink('home') }),
  toDraft('ofAnotherSite', 'odd', { title: 'x' }),
]);
drafts.replace('Asset', [toDraft('Asset', 'yard', { title: { nl: 'Erf', de: 'Hof' }, file: { url: '//x' } })]);

const list = (keys: readonly string[], locale = 'nl') => listEntries(drafts, keys, locale);

it('lists what a page shows with what that shows, each once, without what is gone', () => {
  expect(list(['Entry home', 'Entry hero']).map(({ kind, id }) => `${kind} ${id}`)).toEqual([
    ...['Entry home', 'Entry hero', 'Asset yard'],
  ]);
  expect(list(['Entry one']).map(({ id }) => id)).toEqual(['one', 'way', 'home', 'hero', 'yard']);
});

it('says in which language each field is changed, and what stands there', () => {
  const fields = new Map(list(['Entry hero'], 'de')[0]?.fields.map((field) => [field.id, field]));
  expect(fields.get('title')).toMatchObject({ locale: 'de', value: 'Willkommen' });
  expect(fields.get('image')?.locale).toBe('nl');
  const [, yard] = list(['Entry hero'], 'de');
  expect(yard?.fields.map(({ id, locale, value }) => [id, locale, value])).toEqual([
    ['title', 'de', 'Hof'],
    ['description', 'de', undefined],
    ['file', 'nl', undefined],
  ]);
});

it.each([['Entry odd'], ['Entry nobody'], ['nonsense'], ['Asset hero']])('%s breaks nothing', (key) => {
  expect(list([key]).flatMap(({ fields }) => fields)).toEqual([]);
});

it('lists with each page the menus, without the pages that they lead to, and the words of the site', () => {
  const site = createDrafts();
  site.replace('Entry', [
    toDraft('navigation', 'menu', { name: 'Menu', header: [toLink('way'), toLink('group')] }),
    toDraft('linkGroup', 'group', { label: 'Bedrijf', links: [toLink('team')] }),
    toDraft('link', 'way', { label: 'Weg', page: toLink('home') }),
    toDraft('link', 'team', { label: 'Team' }),
    toDraft('link', 'elsewhere', { label: 'In geen menu' }),
    toDraft('text', 'send', { key: 'enquiry:send', text: 'Vraag het ons' }),
    toDraft('page', 'home', { title: 'Home', sections: [] }),
  ]);
  const toNames = (keys: readonly string[]) =>
    listPage(site, keys, 'nl').map(({ id, unmarkedIn = 'marks' }) => `${id} ${unmarkedIn}`);
  expect(toNames([])).toEqual(['menu menus', 'send page', 'way menus', 'group menus', 'team menus']);
  // A link that a page shows and a menu, too, stands once.
  expect(toNames(['Entry way']).slice(0, 2)).toEqual(['way menus', 'home marks']);
});
