import { shownWhole } from '../../features/content/articles/article-types';
import { locales } from '../../i18n/locales';

import { listArticlePages, toArticleList, toPlannedArticles, type ArticleNode } from './planned-articles';

const toNodes = (id: string, more: Partial<ArticleNode> = {}): ArticleNode[] =>
  locales.map((node_locale) => ({
    ...{ contentful_id: id, node_locale, segment: `${id}-${node_locale}`, published: '2026-11-20' },
    ...{ title: 'Open dagen', summary: null },
    ...more,
  }));

test('an article has a page in each language at its own address, the newest first', () => {
  const planned = toPlannedArticles('news', [...toNodes('old', { published: '2026-01-01' }), ...toNodes('new')]);
  expect(listArticlePages(planned).map(({ template, route, paths }) => [template, route, paths.nl, paths.de])).toEqual([
    ['article', 'newsItem', '/nieuws/new-nl', '/de/aktuelles/new-de'],
    ['article', 'newsItem', '/nieuws/old-nl', '/de/aktuelles/old-de'],
  ]);
});

test('one without a title has no page', () => {
  expect(toPlannedArticles('news', [...toNodes('blank', { title: ' ' }), ...toNodes('none', { title: null })])).toEqual(
    [],
  );
});

test('a list shows the newest of its type whole, and names the others', () => {
  const ids = Array.from({ length: shownWhole + 2 }, (_, index) => `n${String(index).padStart(2, '0')}`);
  const news = toPlannedArticles(
    'news',
    ids.flatMap((id, index) => toNodes(id, { published: `2026-10-${String(index + 1).padStart(2, '0')}` })),
  );
  const stories = toPlannedArticles('story', toNodes('told'));
  const { newest, earlier } = toArticleList('news', [...news, ...stories]);
  expect(newest).toHaveLength(shownWhole);
  expect(newest[0]).toBe('n13');
  expect(earlier).toEqual(['n01', 'n00']);
  expect(toArticleList('stories', [...news, ...stories])).toEqual({ newest: ['told'], earlier: [] });
});
