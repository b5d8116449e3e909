import { findOddArticles, findSameArticleAddresses } from './articles';
import { checkContent } from './table';
import { toEntry, toFacts, toLink } from './test-facts';
import { paragraph, text, toText } from './test-rows';

const body = toText(paragraph(text('Op 4 en 5 juni.')));

test.each([
  ['news', { title: ' ' }, 'title', /has no title and is left out/],
  ['story', {}, 'title', /has no title and is left out/],
  ['news', { title: 'A', body, slug: 'Open Dagen' }, 'slug', /“Open Dagen” is not of .*, and is read as “open-dagen”/],
  ['story', { title: 'A', body, slug: { nl: 'a', de: '…' } }, 'slug', /“…” is not of .*, and is made of its title/],
  ['news', { title: 'A', body: toText(paragraph(text(' '))) }, 'body', /has no text; its page shows the title and/],
])('of %s %j is said what becomes of it', (type, fields, field, sentence) => {
  expect(findOddArticles(toFacts([toEntry(type, 'one', fields)]))).toMatchObject([
    { type, field, problem: expect.stringMatching(sentence) as unknown },
  ]);
});

test('what is written as asked is not named', () => {
  const entry = toEntry('news', 'one', { title: 'A', body, slug: { nl: 'open-dagen', de: 'hoftage' } });
  const quoted = toEntry('story', 'two', { title: 'A', quote: 'Een beste kar.' });
  expect(findOddArticles(toFacts([entry, quoted]))).toEqual([]);
});

test('of two with one address in a language one is named, once, and news has nothing to do with stories', () => {
  const entries = [
    toEntry('news', 'one', { title: 'A', slug: { nl: 'open-dagen' } }),
    toEntry('news', 'two', { title: 'B', slug: { nl: 'hekken-open', de: 'open-dagen' } }),
    toEntry('story', 'three', { title: 'C', slug: 'open-dagen' }),
  ];
  expect(findSameArticleAddresses(toFacts(entries))).toMatchObject([{ id: 'two', field: 'slug', locales: ['de'] }]);
  const same = entries.slice(0, 1).concat(toEntry('news', 'four', { title: 'D', slug: 'open-dagen' }));
  expect(findSameArticleAddresses(toFacts(same))).toMatchObject([{ id: 'four', locales: ['nl'] }]);
});

test('a day to come, a category that is none, and a colleague who is not published are named of articles, too', () => {
  const fields = {
    title: 'A',
    body,
    customer: 'B',
    date: '2026-12-24',
    category: 'demoMowers',
    people: [toLink('draft')],
  };
  const found = checkContent(toFacts([toEntry('story', 'one', fields)])).map(({ field }) => field);
  expect(found.sort()).toEqual(['category', 'date', 'people']);
});

test('a link to news that is hidden for now is named', () => {
  const late = toEntry('news', 'late', { title: 'Open dagen', begins: '2026-12-01' });
  const content = [{ nodeType: 'entry-hyperlink', data: { target: toLink('late') }, content: [] }];
  const body = { nl: { nodeType: 'document', data: {}, content: [{ nodeType: 'paragraph', data: {}, content }] } };
  const entry = toEntry('textSection', 'one', { title: 'A', body });
  const found = checkContent(toFacts([late, entry])).map(({ problem }) => problem);
  expect(found).toContainEqual(expect.stringMatching(/leads to the news late \(“Open dagen”\), which is hidden until/));
});
