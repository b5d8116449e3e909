import fc from 'fast-check';

import { toArticleKey, toArticleSegments } from './article-addresses';

const allot = (articles: { id: string; slug?: unknown; title?: unknown }[], known: Record<string, string[]> = {}) =>
  Object.fromEntries(toArticleSegments('news', articles, known));

test('the address of an article ends with its slug, without one with its title, without both with its id', () => {
  expect(
    allot([
      { id: 'a', slug: 'open-dagen', title: 'Kom kijken!' },
      { id: 'b', slug: ' ', title: 'Über uns: neue Werkstatt' },
      { id: '4MHAV9.x', slug: null, title: '…' },
    ]),
  ).toEqual({ a: 'open-dagen', b: 'ueber-uns-neue-werkstatt', '4MHAV9.x': '4MHAV9-x' });
});

test('of two with one address the one that had it keeps it, and nobody gets an address that another one had', () => {
  const both = [
    { id: 'a', title: 'Nieuw' },
    { id: 'b', title: 'Nieuw' },
  ];
  expect(allot(both)).toEqual({ a: 'nieuw', b: 'nieuw-b' });
  expect(allot(both, { [toArticleKey('news', 'b')]: ['nieuw'] })).toEqual({ a: 'nieuw-a', b: 'nieuw' });
  const moved = { [toArticleKey('news', 'b')]: ['vers', 'nieuw'] };
  expect(allot([both[0] ?? { id: '' }, { id: 'b', title: 'Vers' }], moved)).toEqual({ a: 'nieuw-a', b: 'vers' });
});

test('any ids, slugs and titles give each article an address of its own, which no server reads as a file', () => {
  const id = fc.stringMatching(/^[A-Za-z0-9._-]{1,64}$/);
  const words = fc.option(fc.oneof(fc.constantFrom('a', 'b', 'a-b'), fc.string()), { nil: null });
  const article = fc.record({ id, slug: words, title: words });
  fc.assert(
    fc.property(fc.uniqueArray(article, { selector: (one) => one.id }), (articles) => {
      const segments = Object.values(allot(articles));
      expect(new Set(segments).size).toBe(articles.length);
      for (const segment of segments) expect(segment).toMatch(/^[A-Za-z0-9_-]{1,160}$/);
    }),
  );
});
