import fc from 'fast-check';

import { contentTypes } from '../../../../content-model';
import { getSeedSpace } from '../../../../content-model/seed';
import { placeEntries } from '../required-entries';

import { checkContent, contentChecks } from './table';
import { toEntry, toFacts, toLink } from './test-facts';
import { linkRows } from './test-link-rows';
import { asset, hero, link, paragraph, rows as plainRows, toText } from './test-rows';

const rows = [...plainRows, ...linkRows];
const published = { file: { nl: { url: '//a.example/a', fileName: 'a.jpg', contentType: 'image/jpeg' } } };

test.each(rows.map(([type, fields, field, sentence, more = {}]) => [type, fields, field, sentence, more] as const))(
  '%s %j: of %s is said %s',
  (type, fields, field, sentence, more) => {
    const entry = toEntry(type, 'one', fields);
    const found = checkContent(toFacts([entry, hero], more)).filter(({ id }) => id === 'one');
    const said = found.find(({ problem }) => sentence.test(problem));
    expect(found.map(({ problem }) => problem)).toContainEqual(expect.stringMatching(sentence));
    expect(said).toMatchObject({ type, id: 'one', field });
    expect(said?.advice).toMatch(/\w.*\.$/);
  },
);

test.each([
  ['vacancy', { title: 'Monteur', place: 'Veldkampen' }, 'title', /the same function and place as one/],
  ['teamMember', { name: 'Wim', group: 'sales' }, 'name', /the same name/],
  ['brand', { name: 'Fendt' }, 'name', /the same name/],
  ['openingException', { label: 'Kerst', date: '2026-12-25' }, 'date', /the same day as one/],
  ['popUp', { title: 'Open dagen', enabled: true }, 'enabled', /is not shown at times at which/],
] as const)('of two entries %s %j one is named', (type, fields, field, sentence) => {
  const entries = ['one', 'two'].map((id) => toEntry(type, id, fields));
  const week = toEntry('openingTimes', 'week', { name: 'A', exceptions: [toLink('one'), toLink('two')] });
  const found = checkContent(toFacts([...entries, week])).filter(({ problem }) => sentence.test(problem));
  expect(found).toHaveLength(1);
  expect(found).toMatchObject([{ type, field }]);
});

test('of two vacancies with one address one is named, also where it is the id of the other', () => {
  const find = (first: object, second: object) =>
    checkContent(
      toFacts([
        toEntry('vacancy', 'one', { title: 'A', ...first }),
        toEntry('vacancy', 'two', { title: 'B', ...second }),
      ]),
    ).filter(({ problem }) => problem.includes('is that of'));
  expect(find({ slug: 'monteur' }, { slug: 'Monteur' })).toMatchObject([{ type: 'vacancy', id: 'two', field: 'slug' }]);
  expect(find({}, { slug: 'one' })).toMatchObject([{ id: 'two', field: 'slug' }]);
  expect(find({ slug: 'two' }, {})).toMatchObject([{ id: 'one', field: 'slug' }]);
  expect(find({ slug: 'monteur' }, { slug: 'chauffeur' })).toEqual([]);
});

test('of a picture that is shown and not described, and of a file that cannot be shown, the asset is named', () => {
  const entry = toEntry('imageText', 'one', { title: 'A', image: toLink('photo', 'Asset') });
  const find = (fields: object, lost: string[] = []) =>
    checkContent(toFacts([entry], { assets: [asset('photo', fields)], lostFiles: new Set(lost) }))
      .filter(({ type }) => type === 'Asset')
      .map(({ field, problem }) => [field, problem]);
  expect(find({})).toEqual([]);
  for (const description of [' ', 'a.jpg', 'A'])
    expect(find({ description })).toEqual([['description', expect.stringContaining('has no description')]]);
  expect(find({}, ['photo'])).toEqual([
    ['file', expect.stringContaining('cannot show (“a.jpg”, of the kind “image/jpeg”)')],
  ]);
  expect(find({ file: null })).toEqual([['file', expect.stringContaining('has no file')]]);
});

const seed = getSeedSpace();
const assets = seed.assets.map(({ sys, fields }) => ({
  sys: { id: sys.id, contentType: { sys: { id: 'Asset' } } },
  fields: { ...fields, ...published },
}));
const categories = seed.entries
  .flatMap(({ fields }) => (fields.categories?.nl as string[] | undefined) ?? [])
  .map((name) => ({ name, labels: [], machines: 1 }));
const names = seed.entries
  .filter(({ sys }) => sys.contentType.sys.id === 'brand')
  .map(({ fields }) => String(fields.name?.nl));
const makes = new Map(names.map((name) => [name, 1]));

test('of the demo nothing is said', () => {
  expect(checkContent(toFacts(seed.entries, { assets, categories, makes }))).toEqual([]);
});

test('whatever is written in whatever field, nothing is thrown, and every finding says what and what to do', () => {
  const pieces = fc.constantFrom(
    ...[
      '',
      ' ',
      'tractors',
      '08:00-12:00',
      '12:00-08:00',
      'www.a.nl',
      '2026-12-01',
      'home',
      '<script>',
      'x'.repeat(5000),
    ],
    ...[
      toLink('one'),
      toLink('gone'),
      toLink('gone', 'Asset'),
      [toLink('one')],
      toText(paragraph(link('a@b.nl'))).nl,
      null,
      -1,
    ],
  );
  const written = fc.oneof(pieces, fc.array(pieces, { maxLength: 3 }), fc.anything({ maxDepth: 2 }));
  const entry = fc.constantFrom(...contentTypes).chain((type) =>
    fc.record({
      sys: fc.record({
        id: fc.constantFrom('one', 'two', 'three'),
        contentType: fc.constant({ sys: { id: type.id } }),
      }),
      fields: fc.dictionary(
        fc.constantFrom(...Object.keys(type.fields), 'unknown'),
        fc.dictionary(fc.constantFrom('nl', 'en', 'de', 'xx'), written),
        { maxKeys: 6 },
      ),
    }),
  );
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 6 }), (entries) => {
      const { spares } = placeEntries(entries, {});
      for (const finding of checkContent(toFacts(entries, { spares, makes: new Map([['Fendt', 1]]) }))) {
        expect(finding.problem.length).toBeLessThanOrEqual(401);
        expect(finding.advice).not.toBe('');
        expect(`${finding.problem} ${finding.advice}`).not.toMatch(/undefined|\[object/);
      }
    }),
    { numRuns: 100 },
  );
});

test('each check has found something here', () => {
  const all = rows.flatMap(([type, fields, , , more]) => [toFacts([toEntry(type, 'one', fields), hero], more)]);
  const doubles = [
    ...['one', 'two'].map((id) => toEntry('brand', id, { name: 'A' })),
    ...['three', 'four'].map((id) => toEntry('vacancy', id, { title: id, slug: 'a' })),
    ...['five', 'six'].map((id) => toEntry('news', id, { title: ' ', slug: 'a' })),
  ];
  const popUps = ['one', 'two'].map((id) => toEntry('popUp', id, { title: 'A', enabled: true }));
  const companies = ['one', 'two'].map((id) => toEntry('company', id, { name: 'A' }));
  const undescribed = toFacts([toEntry('imageText', 'one', { image: toLink('a', 'Asset') })], {
    assets: [asset('a', { description: null })],
  });
  const vacancy = toEntry('vacancy', 'late', { title: 'A', begins: '2026-12-01' });
  const body = toText({ nodeType: 'entry-hyperlink', data: { target: toLink('late') }, content: [] });
  const lateHero = toEntry('hero', 'hero', { title: 'A', begins: '2026-12-01' });
  const bare = toEntry('page', 'page', { title: 'A', sections: [toLink('hero')] });
  all.push(toFacts([vacancy, toEntry('textSection', 'one', { title: 'A', body }), lateHero, bare]));
  all.push(toFacts([toEntry('videoSection', 'one', { title: 'A', address: 'https://video.example' })]));
  all.push(toFacts(['one', 'two'].map((id) => toEntry('navigation', id, { name: 'A' }))));
  all.push(toFacts([...doubles, ...popUps]), undescribed, toFacts(companies, placeEntries(companies, {})));
  const large = { file: { contentType: 'image/jpeg', details: { size: 30_000_000 } } };
  all.push(toFacts([toEntry('hero', 'long', { text: 'a'.repeat(5000) })], { assets: [asset('large', large)] }));
  const own = toText({ nodeType: 'entry-hyperlink', data: { target: toLink('own') }, content: [] });
  all.push(toFacts([toEntry('news', 'own', { title: 'A', body: own })]));
  for (const [name, check] of Object.entries(contentChecks))
    expect([name, all.some((facts) => check(facts).length > 0)]).toEqual([name, true]);
});
