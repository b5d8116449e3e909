import fc from 'fast-check';

import { toLink, type ContentfulAsset, type ContentfulEntry } from '../../../content-model/contentful-format';
import { contentTypes } from '../../../content-model/index';
import { toContentful } from '../../../content-model/to-contentful';

import { checkId, findUnpublishable, findUnsavable } from './check-entry';
import { toSpaceItems } from './space-items';

const { contentTypes: types } = toContentful(contentTypes);

const toEntry = (id: string, type: string, fields: ContentfulEntry['fields']): ContentfulEntry => ({
  sys: { id, type: 'Entry', contentType: toLink('ContentType', type) },
  fields,
});
const toAsset = (id: string, contentType: string): ContentfulAsset => ({
  sys: { id, type: 'Asset' },
  fields: { file: { nl: { contentType } } },
});

const entries = [
  toEntry('home', 'page', { route: { nl: 'home' }, title: { nl: 'Thuis' } }),
  toEntry('wim', 'teamMember', { name: { nl: 'Wim' } }),
  toEntry('hero', 'hero', { title: { nl: 'Hallo' } }),
];
const assets = [toAsset('photo', 'image/jpeg'), toAsset('folder', 'application/pdf'), toAsset('empty', '')];
const items = toSpaceItems({ locales: ['nl', 'en', 'de'], entries, assets, published: entries });

function find(type: string, fields: ContentfulEntry['fields'], id = 'new'): string[] {
  const contentType = types.find(({ sys }) => sys.id === type);
  if (contentType === undefined) throw new Error(type);
  const entry = toEntry(id, type, fields);
  return [...findUnsavable(fields, contentType, items), ...findUnpublishable(entry, contentType, items)].map(
    ({ path, details }) => `${path.slice(1).join('.')}: ${details}`,
  );
}

const text = (value: string, ...marks: string[]) => ({
  nodeType: 'text',
  value,
  marks: marks.map((type) => ({ type })),
  data: {},
});
const node = (nodeType: string, content: unknown[], data: object = {}) => ({ nodeType, data, content });
const body = (...content: unknown[]) => ({ title: { nl: 'Tekst' }, body: { nl: node('document', content) } });

test('an entry that keeps to its model passes', () => {
  const paragraph = node('paragraph', [
    text('Vet', 'bold'),
    node('entry-hyperlink', [text('thuis')], { target: toLink('Entry', 'home') }),
  ]);
  expect(find('textSection', body(paragraph, node('hr', [])))).toEqual([]);
  expect(find('page', { route: { nl: 'home' }, title: { nl: 'Thuis' } }, 'home')).toEqual([]);
  expect(find('hero', { title: { nl: 'Hallo', de: 'Guten Tag' }, image: { nl: toLink('Asset', 'photo') } })).toEqual(
    [],
  );
});

test.each([
  ['a value that is unique', 'page', { route: { nl: 'home' }, title: { nl: 'Nog een' } }, /^route.nl: .*already/],
  ['a mark', 'textSection', body(node('paragraph', [text('x', 'bold', 'underline')])), /^body.nl: Use bold and italic/],
  ['a heading of the first level', 'textSection', body(node('heading-1', [text('x')])), /^body.nl: Use headings 2/],
  [
    'an entry in a text of a type that may not stand there',
    'textSection',
    body(node('embedded-entry-block', [], { target: toLink('Entry', 'hero') })),
    /^body.nl: It has to lead to/,
  ],
  [
    'a section of a type that no page has',
    'page',
    { route: { nl: 'about' }, title: { nl: 'x' }, sections: { nl: [toLink('Entry', 'wim')] } },
    /^sections.nl: It has to lead to one of/,
  ],
  [
    'a link to what does not exist',
    'page',
    { route: { nl: 'about' }, title: { nl: 'x' }, sections: { nl: [toLink('Entry', 'gone')] } },
    /^sections.nl: It leads to Entry "gone"/,
  ],
  [
    'a picture that is none',
    'hero',
    { title: { nl: 'x' }, image: { nl: toLink('Asset', 'folder') } },
    /^image.nl: .*pdf/,
  ],
  [
    'a link to an asset where an entry belongs',
    'hero',
    { title: { nl: 'x' }, image: { nl: toLink('Entry', 'wim') } },
    /^image.nl: It has to be of the type Link to Asset/,
  ],
  ['a number for a text', 'hero', { title: { nl: 7 } }, /^title.nl: It has to be of the type Symbol/],
  [
    'a locale that the space does not have',
    'hero',
    { title: { nl: 'x', fr: 'y' } },
    /^title.fr: The space has no locale/,
  ],
  [
    'a date in other words',
    'vacancy',
    { title: { nl: 'x' }, closingDate: { nl: '31-12-2026' } },
    /^closingDate.nl: .*Date/,
  ],
  ['a text for a choice', 'page', { route: { nl: 'nowhere' }, title: { nl: 'x' } }, /^route.nl: It has to be one of/],
] as const)('%s is refused', (_, type, fields, expected) => {
  expect(find(type, fields as unknown as ContentfulEntry['fields'])).toContainEqual(expect.stringMatching(expected));
});

test('an asset without a file yet, and a draft, may be linked', () => {
  expect(find('hero', { title: { nl: 'x' }, image: { nl: toLink('Asset', 'empty') } })).toEqual([]);
});

test.each(['a b', '', 'é', 'a/b', 'x'.repeat(65)])('“%s” is no id', (id) => {
  expect(() => checkId(id)).toThrow('is no id');
});

test.each(['a', 'A.b-c_9', 'x'.repeat(64)])('“%s” is an id', (id) => {
  expect(() => checkId(id)).not.toThrow();
});

test('whatever a field holds, its problems are sentences and nothing throws', () => {
  const fields = types.flatMap(({ sys, fields: all }) => all.map(({ id }) => [sys.id, id] as const));
  fc.assert(
    fc.property(
      fc.constantFrom(...fields),
      fc.oneof(fc.jsonValue(), fc.constant([{ toString: 0 }])),
      ([type, field], value) => {
        for (const problem of find(type, { [field]: { nl: value } })) expect(problem).toMatch(/^\S+: .+\.$/);
      },
    ),
  );
});
