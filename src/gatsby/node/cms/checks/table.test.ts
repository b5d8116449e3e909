import fc from 'fast-check';

import { contentTypes } from '../../../../../content-model';
import { getSeedSpace } from '../../../../../content-model/seed';
import { placeEntries } from '../required-entries';

import type { Facts } from './facts';
import { checkContent, contentChecks } from './table';
import { toEntry, toFacts, toLink } from './test-facts';

const text = (value: string) => ({ nodeType: 'text', value, marks: [], data: {} });
const block = (nodeType: string, content: object[], data: object = {}) => ({ nodeType, data, content });
const toText = (...content: object[]) => ({ nl: block('document', content) });
const paragraph = (...content: object[]) => block('paragraph', content);
const link = (uri: unknown, words = 'hier') => block('hyperlink', [text(words)], { uri });

const page = { route: 'about', title: 'Over ons', sections: [toLink('hero')] };
const hero = toEntry('hero', 'hero', { title: 'Welkom' });
const asset = (id: string, fields: object = {}) =>
  toEntry('Asset', id, {
    ...{ title: 'Luchtfoto', description: 'Het terrein van boven' },
    file: { url: '//a.example/a', fileName: 'a.jpg', contentType: 'image/jpeg' },
    ...fields,
  });
const published = { file: { nl: { url: '//a.example/a', fileName: 'a.jpg', contentType: 'image/jpeg' } } };

/** Type, fields, what is found: field, a part of the sentence. `more`: what else the build knows. */
type Row = [string, Record<string, unknown>, string | null, RegExp, Partial<Facts>?];

const rows: Row[] = [
  // Links in texts.
  [
    'textSection',
    { title: 'A', body: toText(paragraph(link('www.voorbeeld.nl'))) },
    'body',
    /“hier” leads to “www.voorbeeld.nl”, and is read as “https:\/\/www/,
  ],
  [
    'textSection',
    { title: 'A', body: toText(paragraph(link('info@voorbeeld.nl'))) },
    'body',
    /is read as “mailto:info@voorbeeld.nl”/,
  ],
  [
    'textSection',
    { title: 'A', body: toText(paragraph(link('javascript:alert(1)'))) },
    'body',
    /no address; its words are shown without a link/,
  ],
  [
    'textSection',
    { title: 'A', body: toText(paragraph(link(undefined))) },
    'body',
    /leads to nothing, which is no address/,
  ],
  [
    'textSection',
    { title: 'A', body: toText(paragraph(link('/kontakt'))) },
    'body',
    /a page that the site does not have/,
  ],
  [
    'textSection',
    { title: 'A', body: toText(paragraph(link('route:nowhere'))) },
    'body',
    /a page that the site does not have/,
  ],
  [
    'textSection',
    { title: 'A', body: toText(paragraph(text('x'), link('https://a.nl', ' '))) },
    'body',
    /a link has no words/,
  ],
  [
    'textSection',
    { title: 'A', body: toText(paragraph(block('entry-hyperlink', [text('lees')], { target: toLink('draft') }))) },
    'body',
    /the link “lees” to the entry draft is not published/,
  ],
  [
    'textSection',
    { title: 'A', body: toText(paragraph(block('entry-hyperlink', [text('lees')], { target: toLink('one') }))) },
    'body',
    /has no page to lead to/,
  ],
  [
    'textSection',
    {
      title: 'A',
      body: toText(paragraph(text('x')), block('embedded-asset-block', [], { target: toLink('plan', 'Asset') })),
    },
    'body',
    /the embedded picture plan is not published; it is left out/,
  ],
  [
    'textSection',
    { title: 'A', body: toText(paragraph(text('x')), block('embedded-entry-block', [], { target: toLink('one') })) },
    'body',
    /the embedded entry one has no page/,
  ],
  ['textSection', { title: 'A', body: toText(paragraph(text(' '))) }, 'body', /are no words/],
  ['textSection', { title: 'A', body: { nl: 'x' } }, 'body', /stands no text/],
  [
    'textSection',
    { title: 'A', body: toText(paragraph(text('x')), block('heading-2', [text('Onze service')])) },
    'body',
    /nothing follows the heading “Onze service”/,
  ],
  [
    'textSection',
    { title: 'A', body: toText(block('heading-2', [text(' ')]), paragraph(text('x'))) },
    'body',
    /a heading has no words/,
  ],
  // Links of fields.
  [
    'hero',
    { title: 'A', image: toLink('photo', 'Asset') },
    'image',
    /“Picture” leads to \(the picture photo\) is not published/,
  ],
  [
    'hero',
    { title: 'A', image: toLink('photo', 'Asset') },
    'image',
    /has no file that the site can show/,
    { assets: [asset('photo')], lostFiles: new Set(['photo']) },
  ],
  ['company', { name: 'A', openingTimes: toLink('week') }, 'openingTimes', /the entry week\) is not published/],
  ['cardSection', { title: 'A', cards: [toLink('draft')] }, 'cards', /the entry draft\) is not published/],
  [
    'page',
    { ...page, sections: [toLink('draft')] },
    'sections',
    /The section draft of the page one \(“Over ons”\) is left out/,
  ],
  [
    'page',
    { ...page, sections: [toLink('hero'), toLink('hero')] },
    'sections',
    /shows the section hero more than once/,
  ],
  ['page', { ...page, sections: [] }, 'sections', /has no sections/],
  // Fields.
  ['page', { ...page, title: '   ' }, 'title', /“Title” holds nothing but spaces; the site shows it without/],
  ['page', { ...page, title: { nl: 'Over ons', de: ' ' } }, 'title', /spaces; the Dutch words are shown/],
  ['hero', { text: 'A' }, 'title', /“Title” is empty/],
  ['page', { ...page, route: 'nowhere' }, 'route', /is “nowhere”, which the site does not know/],
  ['service', { title: 'A', sectors: ['horses'] }, 'sectors', /“horses”, which the site does not know/],
  ['company', { name: 'A', email: 'bel ons' }, 'email', /“bel ons”, which cannot be read; it is not shown/],
  ['company', { name: 'A', facebook: 'www.facebook.com/a' }, 'facebook', /is read as “https:\/\/www.facebook.com\/a”/],
  [
    'company',
    { name: 'A', linkedin: 'https://facebook.com/a' },
    'linkedin',
    /a page of facebook; the icon is left out/,
  ],
  ['certificate', { name: 'A', url: 'javascript:alert(1)' }, 'url', /cannot be read/],
  ['company', { name: 'A', latitude: 520 }, 'latitude', /is 520, which cannot be/],
  ['popUp', { title: 'A', from: 'spoedig' }, 'from', /“spoedig”, which is no date/],
  // Times.
  [
    'openingTimes',
    { name: 'A', monday: '12:00-08:00' },
    'monday',
    /“12:00-08:00”, which cannot be; the day is not shown/,
  ],
  ['openingTimes', { name: 'A', monday: '8.00 – 17.00 uur' }, 'monday', /is read as “08:00-17:00”/],
  ['openingTimes', { name: 'A', monday: '08:00-13:00, 12:00-17:00' }, 'monday', /is read as “08:00-17:00”/],
  ['openingTimes', { name: 'A', monday: 'op afspraak' }, 'monday', /is shown as it is written/],
  ['openingTimes', { name: 'A', monday: 'gesloten' }, 'monday', /is read as closed/],
  ['openingTimes', { name: 'A' }, null, /are not those of the company/],
  ['openingException', { label: 'Kerst', date: '2026-12-25' }, null, /is in no list/],
  ['popUp', { title: 'A', from: '2026-12-02', until: '2026-12-01' }, 'until', /ends on 2026-12-01, before it begins/],
  [
    'vacancy',
    { title: 'A', publishedDate: '2026-12-02', closingDate: '2026-12-01' },
    'closingDate',
    /it is closed before it opens/,
  ],
  ['vacancy', { title: 'A', salaryMin: 4000, salaryMax: 3000 }, 'salaryMin', /shown the other way round/],
  ['vacancy', { title: ' ' }, 'title', /has no title and is left out/],
  ['teamMember', { name: 'Wim', group: ['sales', 'service'] }, 'group', /is in no list of the team/],
  // Buttons and sections.
  [
    'hero',
    { title: 'A', linkLabel: 'Bekijk' },
    'linkRoute',
    /a button with no page to lead to; the button is left out/,
  ],
  ['popUp', { title: 'A', linkRoute: 'about' }, 'linkLabel', /a button with no text/],
  ['callToAction', { title: 'A' }, 'linkLabel', /a button with no text/],
  ['card', { title: 'A' }, 'linkRoute', /leads to no page/],
  ...(
    [
      'textSection',
      'imageText',
      'cardSection',
      'brandSection',
      'certificateSection',
      'serviceSection',
      'teamSection',
    ] as const
  ).map((type): Row => [type, { title: 'A' }, null, /has nothing to show/]),
  // Stock.
  [
    'sector',
    { key: 'garden', name: 'Tuin', categories: ['demoMowers'] },
    'categories',
    /no category that the stock system knows/,
  ],
  [
    'sector',
    { key: 'garden', name: 'Tuin', categories: ['tractors', 'demoMowers'] },
    'categories',
    /“demoMowers” is none of the stock system/,
  ],
  [
    'sector',
    { key: 'garden', name: 'Tuin', categories: ['Tractoren'] },
    'categories',
    /“Tractoren” is read as “tractors”/,
  ],
  ['stockTeaser', { title: 'A', category: 'demoMowers' }, 'category', /“demoMowers” is none of the stock system/],
  ['brand', { name: 'John Deere' }, 'name', /has no machines in the stock/, { makes: new Map([['JOHN-DEERE', 3]]) }],
];

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
  ['popUp', { title: 'Open dagen', enabled: true }, 'enabled', /is not shown on days on which/],
] as const)('of two entries %s %j one is named', (type, fields, field, sentence) => {
  const entries = ['one', 'two'].map((id) => toEntry(type, id, fields));
  const week = toEntry('openingTimes', 'week', { name: 'A', exceptions: [toLink('one'), toLink('two')] });
  const found = checkContent(toFacts([...entries, week])).filter(({ problem }) => sentence.test(problem));
  expect(found).toHaveLength(1);
  expect(found).toMatchObject([{ type, field }]);
});

test('of a picture that is shown and not described, and of a file that cannot be shown, the asset is named', () => {
  const entry = toEntry('imageText', 'one', { title: 'A', image: toLink('photo', 'Asset') });
  const find = (fields: object, lost: string[] = []) =>
    checkContent(toFacts([entry], { assets: [asset('photo', fields)], lostFiles: new Set(lost) }))
      .filter(({ type }) => type === 'Asset')
      .map(({ field, problem }) => [field, problem]);
  expect(find({})).toEqual([]);
  expect(find({ description: ' ' })).toEqual([['description', expect.stringContaining('has no description')]]);
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
        contentType: fc.constant({ sys: { id: type.id as string } }),
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
  const doubles = [toEntry('brand', 'one', { name: 'A' }), toEntry('brand', 'two', { name: 'A' })];
  const popUps = ['one', 'two'].map((id) => toEntry('popUp', id, { title: 'A', enabled: true }));
  const companies = ['one', 'two'].map((id) => toEntry('company', id, { name: 'A' }));
  const undescribed = toFacts([toEntry('imageText', 'one', { image: toLink('a', 'Asset') })], {
    assets: [asset('a', { description: null })],
  });
  all.push(toFacts([...doubles, ...popUps]), undescribed, toFacts(companies, placeEntries(companies, {})));
  for (const [name, check] of Object.entries(contentChecks))
    expect([name, all.some((facts) => check(facts).length > 0)]).toEqual([name, true]);
});
