import type { Locale } from '@/i18n/locales';

import type { StockItem } from '../model/item';
import { toCardKey } from '../model/item-card-key';
import { buildSearchRequest, toSoldLastRequest } from '../model/search/search-request';
import { toSoldLast } from '../model/search/sort';

import { stockClient } from './stock-client';
import { toListedPath } from './use-item-path';

/** A stock item of a teaser and the path of its page. */
export type TeaserItem = { item: StockItem; path: string };

export type Teaser = {
  /** The items that the page was built with. */
  built: readonly TeaserItem[];
  /** The categories of the teaser; null: all. */
  categories: readonly string[] | null;
  locale: Locale;
};

/**
 * Fetches the current items of a teaser, now and whenever the network is back. This file loads when a visitor comes
 * near a teaser.
 * @param element contains the items
 * @returns stops fetching
 */
export function followTeaser(
  teaser: Teaser,
  element: HTMLElement,
  show: (items: readonly TeaserItem[]) => void,
): () => void {
  const controller = new AbortController();
  const update = async () => {
    const items = await fetchItems(teaser, controller.signal);
    if (controller.signal.aborted) return;
    if (items.length < teaser.built.length) holdHeight(element);
    show(items);
  };
  const refresh = () => void update();
  refresh();
  window.addEventListener('online', refresh);
  return () => {
    controller.abort();
    window.removeEventListener('online', refresh);
  };
}

/**
 * The current items of a teaser, as many as spec section 9 says. Unchanged items stay the same object. The built items
 * stay when the stock API does not answer.
 */
async function fetchItems({ built, categories, locale }: Teaser, signal: AbortSignal): Promise<readonly TeaserItem[]> {
  // An empty list of values would be no filter.
  if (categories?.length === 0) return built;
  const filters = categories === null ? [] : [{ property: 'category.name', values: categories }];
  const request = toSoldLastRequest(buildSearchRequest({ filters }));
  if (!stockClient.isFresh(request)) await stockClient.fetch(request, signal);
  const answer = stockClient.peek(request);
  // A result whose items are all broken is not an empty one.
  if (answer === null || (answer.items.length === 0 && answer.total > 0)) return built;
  const known = built.map(({ item, path }) => ({
    name: item.category.name,
    path: path.slice(0, path.lastIndexOf('/')),
  }));
  const findBuilt = (item: StockItem) => built.find((one) => one.item.advertisementID === item.advertisementID);
  return toSoldLast(answer.items, (item) => findBuilt(item)?.item ?? item).map((item) => {
    const before = findBuilt(item);
    if (before?.item.category.name !== item.category.name) return { item, path: toListedPath(item, known, locale) };
    // A renamed item keeps the path that it was built with.
    return toCardKey(before.item) === toCardKey(item) ? before : { item, path: before.path };
  });
}

/** Keeps the content below a teaser in place when the teaser has fewer items now, until the window's width changes. */
function holdHeight(element: HTMLElement): void {
  const { innerWidth } = window;
  element.style.minHeight = `${String(element.offsetHeight)}px`;
  const release = () => {
    if (window.innerWidth === innerWidth) return;
    element.style.minHeight = '';
    window.removeEventListener('resize', release);
  };
  window.addEventListener('resize', release);
}
