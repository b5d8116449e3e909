/** @size small */
import { createDrafts, type Draft } from './drafts';

const toDraft = (id: string, title: string, updatedAt = '1', type: 'Entry' | 'Asset' = 'Entry'): Draft => ({
  sys: { id, type, updatedAt },
  fields: { title: { nl: title } },
});

test('what has changed since a number is told, what is gone as well', () => {
  const drafts = createDrafts();
  expect(drafts.replace('Entry', [toDraft('a', 'A'), toDraft('b', 'B')])).toHaveLength(2);
  drafts.replace('Asset', [toDraft('a', 'picture', '1', 'Asset')]);
  const { serial } = drafts.since(0);
  expect(drafts.since(serial)).toEqual({ serial, drafts: [], gone: [] });
  expect(drafts.update([toDraft('a', 'A'), toDraft('c', 'C')])).toEqual([
    { kind: 'Entry', id: 'c', before: null, after: { title: { nl: 'C' } } },
  ]);
  expect(drafts.replace('Entry', [toDraft('a', 'new', '2'), toDraft('c', 'C')])).toEqual([
    { kind: 'Entry', id: 'b', before: { title: { nl: 'B' } }, after: null },
    { kind: 'Entry', id: 'a', before: { title: { nl: 'A' } }, after: { title: { nl: 'new' } } },
  ]);
  const changes = drafts.since(serial);
  expect(changes.drafts.map(({ sys }) => sys.id)).toEqual(['a', 'c']);
  expect(changes.gone).toMatchObject([{ id: 'b', kind: 'Entry' }]);
  // A reader that begins has nothing to lose.
  expect(drafts.since(0).gone).toEqual([]);
  expect(drafts.list('Asset')).toHaveLength(1);
});

test('what is typed stays until it is saved, or for half a minute', () => {
  let now = 0;
  const drafts = createDrafts(() => now);
  drafts.replace('Entry', [toDraft('a', 'A')]);
  expect(drafts.type('a', { title: { de: 'neu' } })).toHaveLength(1);
  expect(drafts.get('Entry', 'a')?.fields).toEqual({ title: { nl: 'A', de: 'neu' } });
  expect(drafts.update([toDraft('a', 'A')])).toEqual([]);
  expect(drafts.expire()).toEqual([]);
  expect(drafts.type('unknown', {})).toEqual([]);
  drafts.type('a', { title: { nl: 'typed' } });
  expect(drafts.update([toDraft('a', 'saved', '2')])[0]?.after).toEqual({ title: { nl: 'saved' } });
  drafts.type('a', { title: { nl: 'never saved' } });
  now = 31_000;
  expect(drafts.expire()).toMatchObject([{ id: 'a', after: { title: { nl: 'saved' } } }]);
  expect(drafts.expire()).toEqual([]);
});

test('what is typed is newer than what was saved, for whoever goes by the time of a change', () => {
  const drafts = createDrafts(() => Date.UTC(2026, 10, 29));
  drafts.replace('Entry', [toDraft('a', 'A', '2026-11-28T10:00:00Z')]);
  const { serial } = drafts.since(0);
  drafts.type('a', { text: { nl: 'typed into what was empty' } });
  // The web app tells of an entry again and again.
  expect(drafts.type('a', { text: { nl: 'typed into what was empty' } })).toEqual([]);
  expect(drafts.since(serial).drafts.map(({ sys }) => sys.updatedAt)).toEqual(['2026-11-29T00:00:00.000Z']);
});
