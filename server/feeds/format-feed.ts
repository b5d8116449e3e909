import type { StockItem } from '../../src/features/stock/model/item';
import { toAppliedFilters } from '../../src/features/stock/model/search/applied-filters';
import { toFilterWords } from '../../src/features/stock/model/search/filter-words';
import { toQueryLabel } from '../../src/features/stock/model/search/query-label';
import {
  toNamedAccessories,
  toNamedCategories,
  type SearchWords,
} from '../../src/features/stock/model/search/sentence/search-words';
import { formatJsonFeed, formatRss } from '../../src/features/stock/model/seo/feed';
import { toFeedItem } from '../../src/features/stock/model/seo/feed-item';
import {
  feedsPath,
  formatFeedFilter,
  toListPath,
  toListRoute,
  type FeedFilter,
  type FeedFormat,
} from '../../src/features/stock/model/seo/filter-feed';
import { createFileTexts } from '../../src/i18n/file-texts';
import type { Locale } from '../../src/i18n/locales';
import { splitLocale } from '../../src/i18n/paths';
import type { ServedRelease } from '../site/current-release';
import { toItemPath } from '../site/newer-stock-item';

const getTexts = createFileTexts(['common', 'description', 'stock', 'search', 'enumerations', 'feed']);

export type FeedParts = {
  items: readonly StockItem[];
  filter: FeedFilter;
  locale: Locale;
  format: FeedFormat;
  release: ServedRelease;
  names: SearchWords;
  siteUrl: string;
};

/** The text of a feed: the newest items of a list in a language, under the addresses that the release has for them. */
export function formatFeed({ items, filter, locale, format, release, names, siteUrl }: FeedParts): string {
  const wording = getTexts(locale, release.folder);
  const route = toListRoute(filter);
  const filterWords = toFilterWords(toNamedCategories(names, locale), toNamedAccessories(names, locale), wording);
  const words = toQueryLabel(filterWords, wording, filter.query);
  const list = wording.t(`common:page.${route}.title`);
  const filters = toAppliedFilters(filter.query).map(filterWords.toAppliedLabel).join('; ');
  const imageTemplate = release.description.imageTemplate ?? '';
  const feed = {
    title: [list, ...(words === '' ? [] : [words])].join(': '),
    description: filters === '' ? wording.t(`description:${route}`) : wording.t('feed:description', { list, filters }),
    language: wording.iso,
    page: siteUrl + toListPath(filter, locale),
    self: `${siteUrl}${feedsPath}/${locale}${formatFeedFilter(filter, format)}`,
    items: items.map((item) => {
      const url = siteUrl + findItemPath(item, release, locale);
      return toFeedItem(item, { locale, url, wording, imageTemplate });
    }),
  };
  return format === 'json' ? formatJsonFeed(feed) : formatRss(feed);
}

/** The address that a stock item has in the release, else the one that the next build gives it. */
function findItemPath(item: StockItem, release: ServedRelease, locale: Locale): string {
  const pages = release.stockItemPages.get(item.advertisementID) ?? [];
  return pages.find((address) => splitLocale(address)[0] === locale) ?? toItemPath(item, release, locale);
}
