import { articleTypes } from '../../../features/content/articles/article-types';
import { toArticleSegments } from '../article-addresses';

import type { Facts } from './facts';
import { checkContent } from './table';
import { toEntry, toFacts, toLink } from './test-facts';
import { asset, link, paragraph, text, toText } from './test-rows';

/** What an editor, an import or a word processor can do to news and stories: each is said, and nothing is thrown. */

const block = (nodeType: string, data: object, ...content: object[]) => ({ nodeType, data, content });
const toList = (items: readonly object[]) =>
  block('unordered-list', {}, ...items.map((item) => block('list-item', {}, item)));
const nest = (depth: number): object => (depth === 0 ? paragraph(text('Diep')) : toList([nest(depth - 1)]));
const toLinks = (count: number, toUri: (index: number) => string) =>
  toText(toList(Array.from({ length: count }, (_, index) => paragraph(link(toUri(index))))));
const toBlock = (nodeType: string, id: string) =>
  toText(block(nodeType, { target: toLink(id) }, ...(nodeType.startsWith('embedded') ? [] : [text('hier')])));
const toFile = (contentType: string) => ({ url: '//a.example/a', fileName: 'a', contentType });

const pasted = '<o:p>\u00ad</o:p> '.repeat(1000).slice(0, 12_000);
const others = [
  toEntry('teamMember', 'wim', { name: 'Wim', group: 'sales' }),
  toEntry('videoSection', 'clip', { title: 'Film', address: 'http://video.example/a' }),
];
const assets = ['application/pdf', 'video/mp4'].map((type) => asset(type, { file: toFile(type) }));

type Row = [what: string, fields: Readonly<Record<string, unknown>>, field: string, sentence: RegExp, more?: object];
const rows: readonly Row[] = [
  ['a day in 9999', { date: '9999-12-31' }, 'date', /is to come; it is listed already/],
  ['a year that no calendar has', { date: '+275760-09-13' }, 'date', /is no date; it is not shown/],
  ['the 31st of February', { date: '2026-02-31' }, 'date', /is no date/],
  ['a day in words', { date: 'morgen' }, 'date', /is no date/],
  ['12,000 pasted characters as a title', { title: pasted }, 'title', /1\d,\d{3} characters; .* where a line is meant/],
  ['markup in a title', { title: pasted }, 'title', /“<o:p>”, which is markup/],
  ['12,000 pasted characters as a text', { body: toText(paragraph(text(pasted))) }, 'body', /1\d,\d{3} characters/],
  ['12,000 characters as a teaser', { summary: 'woord '.repeat(2000) }, 'summary', /12,000 characters/],
  ['200 links', { body: toLinks(200, (index) => `https://a.example/${String(index)}`) }, 'body', /stand 200 links/],
  ['200 broken links', { body: toLinks(200, (index) => `x y ${String(index)}`) }, 'body', /stand 190 more such faults/],
  ['somebody twice', { people: [toLink('wim'), toLink('wim')] }, 'people', /has wim \(“Wim”\) more than once/],
  ['a category that is none', { category: 'spaceships' }, 'category', /is none of the stock system/],
  ['a category in words', { category: 'Trekkers en zo!' }, 'category', /is none of the stock system/],
  ['an address of 200 letters', { slug: 'a'.repeat(200) }, 'slug', /is read as “a+…”/],
  ['an address with slashes', { slug: '../status' }, 'slug', /is read as “status”/],
  ['a document as a picture', { image: toLink('application/pdf', 'Asset') }, 'image', /is no picture; it is left out/],
  ['a video as a picture', { image: toLink('video/mp4', 'Asset') }, 'image', /is no picture; it is left out/],
  [
    'a picture that is none',
    { image: toLink('video/mp4', 'Asset') },
    'image',
    /has no file that the site can show/,
    { lostFiles: new Set(['video/mp4']) },
  ],
  ['an end before its beginning', { begins: '2026-12-02', ends: '2026-12-01' }, 'ends', /it is never shown/],
  ['an end that is none', { ends: '2026-13-01T10:00Z' }, 'ends', /is no moment/],
  ['lists nested 40 deep', { body: toText(nest(40)) }, 'body', /lists in lists, 40 deep/],
  ['a link to itself', { body: toBlock('entry-hyperlink', 'one') }, 'body', /leads to the page that it stands on/],
  ['itself in itself', { body: toBlock('embedded-entry-block', 'one') }, 'body', /leads to the page that it stands on/],
];

const check = (type: string, fields: object, more: Partial<Facts> = {}) => {
  const body = toText(paragraph(text('Op 4 en 5 juni.')));
  const entry = toEntry(type, 'one', { title: 'A', customer: 'B', body, ...fields });
  return checkContent(toFacts([entry, ...others], { assets, ...more }));
};

describe.each(articleTypes.map(({ id }) => id))('%s', (type) => {
  test.each(rows)('%s is said with entry and field', (_, fields, field, sentence, more = {}) => {
    const found = check(type, fields, more).filter(({ id }) => id === 'one');
    expect(found).toContainEqual(
      expect.objectContaining({ type, field, problem: expect.stringMatching(sentence) as unknown }),
    );
    // No list of one fault alone: others would not be seen in it.
    expect(found.length).toBeLessThan(20);
  });

  test('lists nested 1,000 deep, which only an import makes, are said as well', () => {
    const found = check(type, { body: toText(nest(1000)) }).filter(({ id }) => id === 'one');
    expect(found).toMatchObject([{ field: 'body', problem: expect.stringMatching(/1000 deep/) as unknown }]);
  });

  test('a video at an address that is none is said of the video', () => {
    const found = check(type, { body: toBlock('embedded-entry-block', 'clip') });
    expect(found).toContainEqual(
      expect.objectContaining({
        id: 'clip',
        field: 'address',
        problem: expect.stringMatching(/is no video/) as unknown,
      }),
    );
  });

  test('a word that the site has for itself is an address below that of the list, and collides with nothing', () => {
    for (const slug of ['status', 'page-data', '404', 'rss', 'index']) {
      expect(check(type, { slug }).filter(({ field }) => field === 'slug')).toEqual([]);
      expect(toArticleSegments(type, [{ id: 'one', slug }], {}).get('one')).toBe(slug);
    }
  });
});
