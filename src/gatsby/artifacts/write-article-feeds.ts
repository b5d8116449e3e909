import { articleTypes } from '../../features/content/articles/article-types';
import { toArticleFeedPath } from '../../i18n/feeds';
import { knownLocales, locales, type Locale } from '../../i18n/locales';
import { toPath } from '../../i18n/paths';
import { isDate } from '../../lib/is-date';
import { formatRssFeed, type RssItem } from '../../lib/rss';
import { listArticles, toArticlePaths, type PlannedArticle } from '../pages/planned-articles';

import { getBuildTexts } from './build-texts';
import { writeChanged } from './write-changed';

/** Readers fetch it often and show the newest. */
const newestInFeed = 50;

/**
 * Writes the feed of each list of articles in each language (RSS). One without an article is written as well: who
 * follows it keeps an address that answers.
 */
export async function writeArticleFeeds(articles: readonly PlannedArticle[], siteUrl: string): Promise<void> {
  for (const { list } of articleTypes) {
    const newest = listArticles(list, articles).slice(0, newestInFeed);
    for (const locale of locales) {
      const { t } = getBuildTexts(locale);
      const path = toArticleFeedPath(list, locale);
      const feed = formatRssFeed({
        ...{ title: t(`common:page.${list}.title`), description: t(`description:${list}`) },
        ...{ language: knownLocales[locale].iso, page: siteUrl + toPath(list, locale), self: siteUrl + path },
        items: newest.map((article) => toItem(article, locale, siteUrl)),
      });
      await writeChanged(path, feed);
    }
  }
}

function toItem(article: PlannedArticle, locale: Locale, siteUrl: string): RssItem {
  const { id, published, words } = article;
  const { title, summary } = words[locale];
  return {
    ...{ id, title, url: siteUrl + toArticlePaths(article)[locale], description: summary ?? title },
    date: isDate(published) ? published : undefined,
  };
}
