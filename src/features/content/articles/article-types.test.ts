/** @size small */
import { isArticleList, toNewestFirst } from './article-types';

test('the newest day stands first, articles of one day keep their order, one without a day is last', () => {
  const articles = [
    { id: 'none', published: null },
    { id: 'old', published: '2026-09-01' },
    { id: 'late', published: '2026-11-20T23:15:00.000Z' },
    { id: 'early', published: '2026-11-20' },
    { id: 'new', published: '2026-11-22' },
  ];
  expect(toNewestFirst(articles).map(({ id }) => id)).toEqual(['new', 'late', 'early', 'old', 'none']);
});

test.each([
  ['news', true],
  ['stories', true],
  ['newsItem', false],
  ['vacancies', false],
])('%s is a list of articles: %s', (route, isList) => {
  expect(isArticleList(route)).toBe(isList);
});
