import { listFeeds, toFeedPaths } from '../../src/i18n/feeds';
import { toOwnPath, type Site } from '../site';

/** Finds faults in the feeds: a missing file, or a link to a missing page. */
export function checkFeeds({ files, pages, live, read, siteUrl }: Site): string[] {
  return listFeeds().flatMap(({ locale, scope }) => {
    const { rss, json } = toFeedPaths(scope, locale);
    if (!files.has(rss) || !files.has(json)) return [`${rss} or ${json} is missing`];
    const links = [...read(rss).matchAll(/<link>([^<]*)<\/link>/g)].map(([, link = '']) =>
      link.replaceAll('&amp;', '&'),
    );
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
