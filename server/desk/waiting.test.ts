import type { Draft } from '../preview/drafts';

import { findWaiting } from './waiting';

const toDraft = (id: string, updatedAt: string, title = id, type = 'hero'): Draft => ({
  sys: { id, type: 'Entry', updatedAt, contentType: { sys: { id: type } } },
  fields: { title: { nl: title } },
});
const release = {
  'Entry hero': { updatedAt: '2026-11-01T08:00:00.000Z', on: ['/'] },
  'Entry gone': { updatedAt: '2026-11-01T08:00:00.000Z', on: ['/over-ons'] },
};
const at = (id: string) => ({ type: 'Entry', id, field: null, locales: [] });
const hero = toDraft('hero', '2026-11-01T08:00:00.000Z', 'Welkom');
const gone = toDraft('gone', '2026-11-01T08:00:00.000Z');

it('finds nothing where the CMS has what the release was built of', () => {
  expect(findWaiting(release, [hero, gone], [hero, gone])).toEqual([]);
});

it('names what was published, changed or taken off since, with where it is', () => {
  const newer = toDraft('hero', '2026-11-02T08:00:00.000Z', 'Goedendag');
  const added = toDraft('added', '2026-11-02T08:00:00.000Z', 'Nieuw', 'ofAnotherSite');
  expect(findWaiting(release, [newer, added], null)).toEqual([
    { state: 'published', change: 'changed', type: 'Hero', title: 'Goedendag', on: ['/'], place: at('hero') },
    { state: 'published', change: 'new', type: null, title: 'added', on: [], place: at('added') },
    { state: 'published', change: 'taken off', type: null, title: 'gone', on: ['/over-ons'], place: at('gone') },
  ]);
});

it('names drafts that are newer than what is published, and what is still a draft after it was taken off once', () => {
  const typed = toDraft('hero', '2026-11-03T08:00:00.000Z', 'Wordt welkom');
  const added = toDraft('added', '2026-11-02T08:00:00.000Z', 'Nieuw');
  expect(findWaiting(release, [hero], [typed, { ...gone, fields: { title: { nl: 'Weg' } } }, added])).toEqual([
    { state: 'published', change: 'taken off', type: 'Hero', title: 'Weg', on: ['/over-ons'], place: at('gone') },
    { state: 'draft', change: 'changed', type: 'Hero', title: 'Wordt welkom', on: ['/'], place: at('hero') },
    { state: 'draft', change: 'new', type: 'Hero', title: 'Nieuw', on: [], place: at('added') },
  ]);
});

it('calls a picture by its title', () => {
  const yard: Draft = { sys: { id: 'yard', type: 'Asset', updatedAt: '' }, fields: { title: { nl: 'Het erf' } } };
  expect(findWaiting({}, [yard], null)).toMatchObject([
    { type: 'Media', title: 'Het erf', change: 'new', place: { type: 'Asset', id: 'yard' } },
  ]);
});

it('what is deleted cannot be opened', () => {
  expect(findWaiting(release, [hero], [hero])).toEqual([
    { state: 'published', change: 'taken off', type: null, title: 'gone', on: ['/over-ons'], place: null },
  ]);
});
