import fc from 'fast-check';

import { getSeedSpace } from '../../../content-model/seed';

import type { CmsEntry } from './fetch-entries';
import { placeEntries, places, toSpareFinding } from './required-entries';

const seed: readonly CmsEntry[] = getSeedSpace().entries;
const { inUse: served } = placeEntries(seed, {});

const toCopy = (id: string, of: string, createdAt: string): CmsEntry => {
  const original = seed.find(({ sys }) => sys.id === of);
  if (original === undefined) throw new Error(`No ${of}`);
  return { ...original, sys: { ...original.sys, id, createdAt } };
};

test('the demo has an entry at every place: the company, each sector, each page with words of its own', () => {
  const placing = placeEntries(seed, {});
  expect(placing).toMatchObject({ missing: [], spares: [] });
  expect(Object.keys(placing.inUse)).toEqual(places.map(({ id }) => id));
  expect(placing.inUse).toMatchObject({ company: { id: 'company' }, 'page home': { id: 'page-home' } });
});

test.each(Object.entries(served))(
  'without the entry of the place “%s” that very entry is asked for',
  (place, { id, title }) => {
    const { missing } = placeEntries(
      seed.filter(({ sys }) => sys.id !== id),
      served,
    );
    expect(missing).toHaveLength(1);
    expect(missing[0]).toMatchObject({ id, title });
    expect(missing[0]?.problem).toMatch(/^The site cannot be without the .*: no entry for it is published\.$/);
    expect(missing[0]?.advice).toContain(`Publish the entry ${id} (“${title ?? ''}”) in Contentful.`);
    expect(place).toBeTruthy();
  },
);

test('a new site is told what kind of entry to make', () => {
  const { missing } = placeEntries([], {});
  expect(missing).toHaveLength(places.length);
  expect(missing.map(({ advice }) => advice)).toContain(
    'Publish an entry of the type page in Contentful. Its field “route” has to be “home”.',
  );
});

test.each([
  ['the one that the served release shows, though it is younger', served, '2020-01-01', 'company'],
  ['the older one, where no release says', {}, '2020-01-01', 'second'],
  [
    'the older one, where that of the release is gone',
    { company: { id: 'gone', title: null } },
    '2020-01-01',
    'second',
  ],
  ['the older one, which is the first', {}, '2030-01-01', 'company'],
])('of two companies stays %s, and the other is named', (_, release, createdAt, stays) => {
  const first = toCopy('company', 'company', '2025-01-01');
  const entries = [...seed.filter(({ sys }) => sys.id !== 'company'), toCopy('second', 'company', createdAt), first];
  const { inUse, spares, missing } = placeEntries(entries, release);
  expect(missing).toEqual([]);
  expect(inUse.company?.id).toBe(stays);
  const [spare] = spares;
  if (spare === undefined) throw new Error('None is named');
  const other = stays === 'company' ? 'second' : 'company';
  expect(toSpareFinding(spare)).toMatchObject({ type: 'company', id: other, title: 'Veldkamp Machines' });
  expect(toSpareFinding(spare).problem).toContain(
    `${other} (“Veldkamp Machines”) is not used: the company is ${stays}`,
  );
});

test('a company whose name is a space is none, and takes the place of none', () => {
  const blank = toCopy('blank', 'company', '2020-01-01');
  blank.fields = { ...blank.fields, name: { nl: '  ' } };
  expect(placeEntries([...seed, blank], {}).inUse.company?.id).toBe('company');
  const { missing } = placeEntries([...seed.filter(({ sys }) => sys.id !== 'company'), blank], served);
  expect(missing).toMatchObject([
    { id: 'blank', field: 'name', problem: expect.stringContaining('has no name') as string },
  ]);
});

test('a sector that is told to be another one is missing, and a second one of the other', () => {
  const entries = seed.map((entry) =>
    entry.sys.id === 'sector-garden' ? { ...entry, fields: { ...entry.fields, key: { nl: 'industry' } } } : entry,
  );
  const { missing, spares } = placeEntries(entries, served);
  expect(missing.map(({ problem }) => problem)).toEqual([
    'The site cannot be without the sector “garden”: no entry for it is published.',
  ]);
  expect(spares.map(({ entry }) => entry.sys.id)).toEqual(['sector-garden']);
});

test('whatever is in the space, each place has one entry or is missing', () => {
  const value = fc.oneof(fc.constantFrom('home', 'industry', 'Veldkamp', ' '), fc.anything());
  const entry = fc.record({
    sys: fc.record({
      id: fc.string(),
      contentType: fc.record({ sys: fc.record({ id: fc.constantFrom('company', 'page', 'sector', 'x') }) }),
    }),
    fields: fc.dictionary(
      fc.constantFrom('name', 'key', 'route', 'title'),
      fc.dictionary(fc.constantFrom('nl', 'en'), value),
    ),
  });
  fc.assert(
    fc.property(fc.array(entry), (entries) => {
      const { inUse, missing, spares } = placeEntries(entries, {});
      expect(Object.keys(inUse).length + missing.length).toBe(places.length);
      for (const spare of spares) expect(toSpareFinding(spare).problem).not.toBe('');
    }),
  );
});
