import { createDrafts, type Draft } from './drafts';
import { listEntries } from './entry-list';

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
