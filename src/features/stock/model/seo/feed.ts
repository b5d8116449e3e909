import { formatRssFeed } from '../../../../lib/rss';
import { toFactLine } from '../item-page/item-words';

import type { FeedItem } from './feed-item';

export type Feed = {
  title: string;
  description: string;
  language: string;
  /** The URLs of the list and of the feed itself. */
  page: string;
  self: string;
  items: readonly FeedItem[];
};

/** Feed readers fetch it often and show the newest. */
export const newestInFeed = 50;

/** RSS 2.0 of the newest items. */
export function formatRss({ items, ...feed }: Feed): string {
  return formatRssFeed({
    ...feed,
    items: items.slice(0, newestInFeed).map(({ item, words, url, picture, category }) => ({
      ...{ title: words.title, url, id: item.advertisementID, description: toFactLine(words), category, picture },
      date: item.createdDate,
    })),
  });
}

/**
 * JSON Feed 1.1 of the whole stock, with the API's own facts under `_machine`.
 * @see https://www.jsonfeed.org/version/1.1/
 */
export function formatJsonFeed({ title, description, language, page, self, items }: Feed): string {
  const head = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    language,
    home_page_url: page,
    feed_url: self,
  };
  return `${JSON.stringify(head).slice(0, -1)},"items":[${items.map(formatItem).join()}]}`;
}

/** An item is in the feed of its sector and in that of the whole stock: its text is cached. */
const formatted = new WeakMap<FeedItem, string>();

function formatItem(feedItem: FeedItem): string {
  const known = formatted.get(feedItem) ?? JSON.stringify(toJsonItem(feedItem));
  formatted.set(feedItem, known);
  return known;
}

function toJsonItem({ item, words, url, picture, category }: FeedItem): object {
  return {
    id: item.advertisementID,
    url,
    title: words.title,
    content_text: toFactLine(words),
    ...(picture !== null && { image: picture }),
    ...(item.createdDate !== undefined && { date_published: new Date(item.createdDate).toISOString() }),
    tags: [category],
    _machine: {
      stockNumber: item.advertiserStockNumber,
      make: item.makeName,
      model: item.model,
      constructionYear: item.constructionYear,
      operatingHours: item.operatingHours,
      price: item.price,
      pricing: item.pricing,
      status: item.status,
      transaction: item.transaction,
    },
  };
}
