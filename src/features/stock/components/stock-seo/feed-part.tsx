import { I18nextProvider } from 'react-i18next';

import { useLocationEntry } from '@/hooks/location-entry';
import { toFeedPaths, type FeedScope } from '@/i18n/feeds';
import type { Sector } from '@/i18n/routes';
import { useLocale } from '@/i18n/use-locale';

import { useHasFeeds } from '../../hooks/use-has-feeds';
import { useSearchNames } from '../../hooks/use-search-names';
import { useSearchTitle } from '../../hooks/use-search-title';
import { readQuery } from '../../hooks/use-stock-query';
import { toAppliedFilters } from '../../model/search/applied-filters';
import { toFilterFeedPath, toListFilter, toListPath, type FeedFilter } from '../../model/seo/filter-feed';

import { FeedPanel } from './feed-panel';
import { feedTexts } from './feed-texts';

type FilterFeedProps = { siteUrl: string; filter: FeedFilter; title: string; isOnScreen?: boolean };

/** The feed of a filter, by the site's own server; nothing for a filter that it refuses. */
export function FilterFeed({ siteUrl, filter, title, isOnScreen = false }: FilterFeedProps) {
  const locale = useLocale();
  const rss = toFilterFeedPath(locale, filter);
  if (rss === null) return null;
  const json = toFilterFeedPath(locale, filter, 'json');
  const list = isOnScreen ? null : toListPath(filter, locale);
  return (
    <I18nextProvider i18n={feedTexts[locale]}>
      <FeedPanel rss={siteUrl + rss} json={json && siteUrl + json} title={title} list={list} />
    </I18nextProvider>
  );
}

export type ListFeedProps = {
  siteUrl: string;
  pathname: string;
  /** The built feed of the list, and what that one is called. */
  scope: FeedScope;
  title: string;
  sector?: Sector | undefined;
  category?: string | undefined;
};

/** The feed of the list on screen where the own server has one; elsewhere the built one, without filters. */
export function ListFeed({ siteUrl, pathname, scope, title, ...place }: ListFeedProps) {
  const locale = useLocale();
  const query = readQuery(useLocationEntry(pathname).search);
  const toTitle = useSearchTitle(useSearchNames());
  const hasFeeds = useHasFeeds();
  if (hasFeeds === null) return null;
  const filter = toListFilter(query, place);
  if (hasFeeds && toFilterFeedPath(locale, filter) !== null)
    return <FilterFeed siteUrl={siteUrl} filter={filter} title={toTitle(filter)} isOnScreen />;
  const { rss, json } = toFeedPaths(scope, locale);
  const isWhole = place.category !== undefined || toAppliedFilters(query).length > 0;
  return (
    <I18nextProvider i18n={feedTexts[locale]}>
      <FeedPanel rss={siteUrl + rss} json={siteUrl + json} title={title} list={null} isWhole={isWhole} />
    </I18nextProvider>
  );
}
