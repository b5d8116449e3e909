import type { Locale } from '@/i18n/locales';

import { toCardKey, type StockItem } from '../model/item';
import { buildSearchRequest } from '../model/search/search-request';

import { stockClient } from './stock-client';
import { toListedPath } from './use-item-path';

/** A machine of a teaser and the address of its page. */
export type TeaserItem = { item: StockItem; path: string };

export type Teaser = {
  /** The machines that the page was built with. */
  built: readonly TeaserItem[];
  /** Those that it is about; null: all. */
  categories: readonly string[] | null;
  locale: Locale;
};

/**
 * Says what the machines of a teaser are now, and again when the network is back. This file is loaded when somebody
 * comes near a teaser.
 * @param element what they stand in
 * @returns ends it
 */
export function followTeaser(
  teaser: Teaser,
  element: HTMLElement,
  show: (items: readonly TeaserItem[]) => void,
): () => void {
  const controller = new AbortController();
  const ask = async () => {
    const items = await askTeaser(teaser, controller.signal);
    if (controller.signal.aborted) return;
    if (items.length < teaser.built.length) holdHeight(element);
    show(items);
  };
  const askNow = () => void ask();
  askNow();
  window.addEventListener('online', askNow);
  return () => {
    controller.abort();
    window.removeEventListener('online', askNow);
  };
}

/**
 * The machines of a teaser as they are now, in its number (spec section 9). What says the same stays the same object;
 * what was built stays where the stock API cannot be asked.
 */
async function askTeaser({ built, categories, locale }: Teaser, signal: AbortSignal): Promise<readonly TeaserItem[]> {
  // No values would be no filter.
  if (categories?.length === 0) return built;
  const request = buildSearchRequest({
    filters: categories === null ? [] : [{ property: 'category.name', values: categories }],
  });
  if (!stockClient.isFresh(request)) await stockClient.ask(request, signal);
  const answer = stockClient.peek(request);
  // Machines that are all broken are not none.
  if (answer === null || (answer.items.length === 0 && answer.total > 0)) return built;
  const known = built.map(({ item, path }) => ({
    name: item.category.name,
    path: path.slice(0, path.lastIndexOf('/')),
  }));
  return answer.items.map((item) => {
    const before = built.find((one) => one.item.advertisementID === item.advertisementID);
    if (before?.item.category.name !== item.category.name) return { item, path: toListedPath(item, known, locale) };
    // Whatever it is called now, its page is where it was built.
    return toCardKey(before.item) === toCardKey(item) ? before : { item, path: before.path };
  });
}

/**
 * Keeps what stands below a teaser where it is when the teaser has fewer machines now, until the window has another
 * width.
 */
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
