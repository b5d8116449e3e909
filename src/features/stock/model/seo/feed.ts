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

/**
 * RSS 2.0 of the newest items. By hand: it is a few lines, and not every supported Node can load the library for it.
 */
export function formatRss({ title, description, language, page, self, items }: Feed): string {
  const entries = items.slice(0, newestInFeed).map(({ item, words, url, picture, category }) =>
    [
      '<item>',
      toElement('title', words.title),
      toElement('link', url),
      // Not the URL, which changes with the name: readers would show the item twice.
      `<guid isPermaLink="false">${escapeXml(`${self}#${item.advertisementID}`)}</guid>`,
      toElement('description', toFactLine(words)),
      toElement('category', category),
      ...(item.createdDate === undefined ? [] : [toElement('pubDate', new Date(item.createdDate).toUTCString())]),
      ...(picture === null ? [] : [`<media:content url="${escapeXml(picture)}" medium="image"/>`]),
      '</item>',
    ].join(''),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/"><channel>',
    toElement('title', title),
    toElement('link', page),
    toElement('description', description),
    toElement('language', language),
    `<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>`,
    ...entries,
    '</channel></rss>',
    '',
  ].join('\n');
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

function toElement(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

/**
 * XML forbids control characters, lone surrogates and two noncharacters, even escaped: with one of them a reader shows
 * no item at all.
 * @see https://www.w3.org/TR/xml/#charsets
 */
function escapeXml(text: string): string {
  return text
    .replace(/(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, '')
    .replace(
      /[&<>"]/g,
      (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[character] ?? character,
    );
}
