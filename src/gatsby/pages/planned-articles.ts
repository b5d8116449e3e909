import type { CreatePagesArgs } from 'gatsby';

import {
  articleTypes,
  shownWhole,
  toNewestFirst,
  type ArticleListId,
  type ArticleTypeId,
} from '../../features/content/articles/article-types';
import { forEachLocale, locales, type Locale } from '../../i18n/locales';
import { toAlternates } from '../../i18n/paths';
import { hasWords } from '../../lib/has-words';

import type { LocalizedPage } from './add-localized-pages';

/** What an article says of itself where it is listed. */
type ArticleWords = { segment: string; title: string; summary: string | null };

/** An article with a page; `published` is ISO 8601. */
export type PlannedArticle = {
  type: ArticleTypeId;
  id: string;
  published: string | null;
  words: Record<Locale, ArticleWords>;
};

/** An article in one language, as Gatsby's data has it. */
export type ArticleNode = {
  contentful_id: string;
  node_locale: string;
  segment: string;
  published: string | null;
  title: string | null;
  summary: { summary: string | null } | null;
};

type QueryResult = Record<ArticleTypeId, { nodes: ArticleNode[] }>;
type Answer = { data?: QueryResult; errors?: unknown };

/**
 * Asks Gatsby's own data for all articles, newest first; stops the build when they cannot be had. One without a title
 * has no page: it would have no heading.
 */
export async function queryArticles(args: CreatePagesArgs): Promise<PlannedArticle[]> {
  const answer: Answer = await args.graphql<QueryResult>(`
    query PlannedArticles {
      news: allContentfulNews(sort: [{ contentful_id: ASC }, { node_locale: ASC }]) {
        nodes {
          contentful_id
          node_locale
          segment
          published
          title
          summary {
            summary
          }
        }
      }
      story: allContentfulStory(sort: [{ contentful_id: ASC }, { node_locale: ASC }]) {
        nodes {
          contentful_id
          node_locale
          segment
          published
          title
          summary {
            summary
          }
        }
      }
    }
  `);
  const { data, errors } = answer;
  if (data === undefined || errors !== undefined) {
    const message = `The pages of news could not be made, because they cannot be queried: ${JSON.stringify(errors)}`;
    args.reporter.panic(message);
    throw new Error(message);
  }
  return articleTypes.flatMap(({ id }) => toPlannedArticles(id, data[id].nodes));
}

/** The articles of a type, newest first, from their nodes in each language. */
export function toPlannedArticles(type: ArticleTypeId, nodes: readonly ArticleNode[]): PlannedArticle[] {
  const byId = new Map<string, ArticleNode[]>();
  for (const node of nodes) byId.set(node.contentful_id, [...(byId.get(node.contentful_id) ?? []), node]);
  const articles = [...byId].flatMap(([id, all]): PlannedArticle[] => {
    const [first] = all;
    if (first === undefined || !locales.every((locale) => hasWords(findIn(all, locale)?.title))) return [];
    const words = forEachLocale((locale) => {
      const { segment, title, summary } = findIn(all, locale) ?? first;
      return { segment, title: title ?? '', summary: summary?.summary ?? null };
    });
    return [{ type, id, published: first.published, words }];
  });
  return toNewestFirst(articles);
}

function findIn(nodes: readonly ArticleNode[], locale: Locale): ArticleNode | undefined {
  return nodes.find(({ node_locale }) => node_locale === locale);
}

/** The addresses of an article. */
export function toArticlePaths({ type, words }: PlannedArticle): Record<Locale, string> {
  return toAlternates(toArticleType(type).page, (locale) => ({ id: words[locale].segment }));
}

/** The addresses that an article has by its id, whatever else it is called. */
export function toArticleIdPaths({ type, id }: PlannedArticle): Record<Locale, string> {
  return toAlternates(toArticleType(type).page, () => ({ id }));
}

/** A page for each article. */
export function listArticlePages(articles: readonly PlannedArticle[]): LocalizedPage[] {
  return articles.map((article) => ({
    template: 'article',
    route: toArticleType(article.type).page,
    paths: toArticlePaths(article),
    context: () => ({ article: article.id }),
  }));
}

/** What the query of a list asks for: the ids of the newest, and of those that have a line each. */
export function toArticleList(route: ArticleListId, articles: readonly PlannedArticle[]) {
  const ids = listArticles(route, articles).map(({ id }) => id);
  return { newest: ids.slice(0, shownWhole), earlier: ids.slice(shownWhole) };
}

/** The articles of a list, newest first. */
export function listArticles(route: ArticleListId, articles: readonly PlannedArticle[]): PlannedArticle[] {
  return articles.filter(({ type }) => toArticleType(type).list === route);
}

function toArticleType(id: ArticleTypeId): (typeof articleTypes)[number] {
  return articleTypes.find((type) => type.id === id) ?? articleTypes[0];
}
