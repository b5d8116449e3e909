import type { Article, NewsArticle, WithContext } from 'schema-dts';

import { hasWords } from '@/lib/has-words';
import { isDate } from '@/lib/is-date';

import type { ArticleTypeId } from './article-types';

type Written = {
  type: ArticleTypeId;
  title: string;
  summary: string | null;
  /** ISO 8601. */
  published: string | null;
  updatedAt: string | null;
  /** Absolute URLs; of the picture null where there is none. */
  url: string;
  picture: string | null;
  people: readonly { name: string | null; function: string | null }[];
};

type Publisher = { id: string; name: string; url: string; logo: string | null };

/**
 * Structured data of an article: news is a NewsArticle, a customer's story an Article. Its authors are its people, else
 * the company. A day of change before that of publication is left out.
 * @see https://developers.google.com/search/docs/appearance/structured-data/article
 */
export function toArticleData(article: Written, publisher: Publisher): WithContext<NewsArticle | Article> {
  const { title, summary, published, updatedAt, url, picture } = article;
  const company = {
    '@type': 'Organization',
    ...{ '@id': publisher.id, name: publisher.name, url: publisher.url },
    ...(publisher.logo !== null && { logo: publisher.logo }),
  } as const;
  const people = article.people.flatMap(({ name, function: jobTitle }) =>
    hasWords(name) ? [{ '@type': 'Person', name, ...(jobTitle !== null && { jobTitle }) } as const] : [],
  );
  const isLater = isDate(updatedAt) && (!isDate(published) || updatedAt.slice(0, 10) >= published.slice(0, 10));
  return {
    '@context': 'https://schema.org',
    '@type': article.type === 'news' ? 'NewsArticle' : 'Article',
    headline: title,
    ...(hasWords(summary) && { description: summary }),
    ...(isDate(published) && { datePublished: published }),
    ...(isLater && { dateModified: updatedAt }),
    ...(picture !== null && { image: picture }),
    mainEntityOfPage: url,
    author: people.length > 0 ? people : company,
    publisher: company,
  };
}
