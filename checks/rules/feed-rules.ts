import { articleTypes } from '../../src/features/content/articles/article-types';
import { listFeeds, toArticleFeedPath, toFeedPaths } from '../../src/i18n/feeds';
import { locales } from '../../src/i18n/locales';
import { toOwnPath, type Site } from '../site';

/** Finds faults in the feeds: a missing file, or a link to a missing page. */
export function checkFeeds(site: Site): string[] {
  return [...checkStockFeeds(site), ...checkArticleFeeds(site)];
}

function checkStockFeeds({ files, pages, live, read, siteUrl }: Site): string[] {
  return listFeeds().flatMap(({ locale, scope }) => {
    const { rss, json } = toFeedPaths(scope, locale);
    if (!files.has(rss) || !files.has(json)) return [`${rss} or ${json} is missing`];
    const links = findLinks(read(rss));
    const { items, home_page_url } = JSON.parse(read(json)) as { items: { url: string }[]; home_page_url: string };
    const leads = [...links, home_page_url, ...items.map(({ url }) => url)];
    return leads
      .filter((link) => {
        const address = toOwnPath(link, '/', siteUrl)?.path ?? '';
        return !pages.has(address) && !live.has(address);
      })
      .map((link) => `${rss} or its JSON has a dead link to ${link}`);
  });
}

function checkArticleFeeds({ files, pages, read, siteUrl }: Site): string[] {
  const feeds = articleTypes.flatMap(({ list }) => locales.map((locale) => toArticleFeedPath(list, locale)));
  return feeds.flatMap((feed) => {
    if (!files.has(feed)) return [`${feed} is missing`];
    return findLinks(read(feed))
      .filter((link) => !pages.has(toOwnPath(link, '/', siteUrl)?.path ?? ''))
      .map((link) => `${feed} has a dead link to ${link}`);
  });
}

function findLinks(rss: string): string[] {
  return [...rss.matchAll(/<link>([^<]*)<\/link>/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'));
}
