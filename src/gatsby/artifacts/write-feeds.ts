import type { NodePluginArgs } from 'gatsby';

import { publicSettings } from '../../config/public-settings';
import { byNewest } from '../../features/stock/model/newest';
import { formatJsonFeed, formatRss } from '../../features/stock/model/seo/feed';
import { toFeedItem, type FeedItem } from '../../features/stock/model/seo/feed-item';
import { listFeeds, toFeedPaths, type FeedScope } from '../../i18n/feeds';
import { defaultLocale, knownLocales, type Locale } from '../../i18n/locales';
import { toPath } from '../../i18n/paths';
import { sectorRoutes } from '../../i18n/routes';
import { toCategoryNames, toKnownCategory } from '../content/mend/categories';

import { getBuildTexts } from './build-texts';
import type { StockNode } from './stock-history';
import { writeChanged } from './write-changed';

type Nodes = Pick<NodePluginArgs, 'getNodesByType'>;

/** Writes the feeds of each list in each language: the newest machines as RSS, the whole stock as JSON. */
export async function writeFeeds({ getNodesByType }: Nodes, siteUrl: string): Promise<void> {
  const nodes = (getNodesByType('StockItem') as unknown as StockNode[]).toSorted(byNewest);
  const categories = getCategories({ getNodesByType });
  const toItem = createFeedItems(siteUrl);
  for (const { locale, scope } of listFeeds()) {
    const wording = getBuildTexts(locale);
    const route = scope === 'all' ? 'stockOverview' : sectorRoutes[scope].stock;
    const paths = toFeedPaths(scope, locale);
    const shown = scope === 'all' ? null : categories(scope);
    const items = nodes
      .filter(({ category }) => shown === null || shown.has(category.name))
      .map((item) => toItem(item, locale));
    const feed = {
      title: wording.t(`common:page.${route}.title`),
      description: wording.t(`description:${route}`),
      language: knownLocales[locale].iso,
      page: siteUrl + toPath(route, locale),
      items,
    };
    await writeChanged(paths.rss, formatRss({ ...feed, self: siteUrl + paths.rss }));
    await writeChanged(paths.json, formatJsonFeed({ ...feed, self: siteUrl + paths.json }));
  }
}

/**
 * What a feed shows of a machine in a language, found once: it is in the feed of its sector and in that of the whole
 * stock.
 */
function createFeedItems(siteUrl: string): (item: StockNode, locale: Locale) => FeedItem {
  const known = new Map<string, FeedItem>();
  return (item, locale) => {
    const name = `${locale} ${item.advertisementID}`;
    const url = siteUrl + item.paths[locale];
    const options = { locale, url, wording: getBuildTexts(locale), imageTemplate: publicSettings.stockImageTemplate };
    const feedItem = known.get(name) ?? toFeedItem(item, options);
    known.set(name, feedItem);
    return feedItem;
  };
}

/** The categories of each sector, as the CMS has them. */
function getCategories({ getNodesByType }: Nodes): (scope: FeedScope) => ReadonlySet<string> {
  type Sector = { key?: string; node_locale?: string; categories?: string[] };
  const sectors = (getNodesByType('ContentfulSector') as Sector[]).filter(
    ({ node_locale }) => node_locale === defaultLocale,
  );
  const known = getNodesByType('StockCategory').map(toKnownCategory);
  return (scope) => new Set(toCategoryNames(sectors.find(({ key }) => key === scope)?.categories ?? [], known));
}
