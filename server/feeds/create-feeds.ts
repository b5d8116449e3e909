import { createHash } from 'node:crypto';

import type { StockItem } from '../../src/features/stock/model/item';
import type { SearchWords } from '../../src/features/stock/model/search/sentence/search-words';
import { formatFeedFilter, type FeedFilter, type FeedFormat } from '../../src/features/stock/model/seo/filter-feed';
import type { Locale } from '../../src/i18n/locales';
import type { ServedRelease } from '../site/current-release';

import { createAnswerCache } from './answer-cache';
import type { Validators } from './conditional';
import { formatFeed } from './format-feed';
import { readCategoryNames, readNameWords } from './read-names';
import { searchFeedItems } from './search-feed-items';

export type FeedDocument = Validators & { body: string };
/** The stock API failed, too many feeds are being fetched, or there is no such list. */
export type FeedTrouble = 'failed' | 'busy' | 'unknown';
export type FeedAnswer = { status: 'ok'; document: FeedDocument } | { status: FeedTrouble };
type FeedRequest = { filter: FeedFilter; locale: Locale; format: FeedFormat; release: ServedRelease };
export type Feeds = { get: (request: FeedRequest) => Promise<FeedAnswer> };

/** The items of a filter, and the documents that were made of them. */
type Listed = { items: readonly StockItem[]; documents: Map<string, MadeDocument> };
type MadeDocument = FeedDocument & { release: string; of: object };

const minuteMs = 60_000;
/** A day-old feed is better than none: readers keep what they have shown. */
const limits = {
  freshMs: 5 * minuteMs,
  staleMs: 24 * 60 * minuteMs,
  retryMs: minuteMs / 2,
  maxEntries: 200,
  maxPending: 4,
} as const;

type Options = { siteUrl: string; search?: typeof searchFeedItems; now?: () => number };

/** Makes feeds of filters: the items of each are kept for five minutes, in memory, for all languages and formats. */
export function createFeeds({ siteUrl, search = searchFeedItems, now = Date.now }: Options): Feeds {
  const cache = createAnswerCache<Listed>(limits, now);
  let names: { release: string; words: SearchWords } | null = null;

  return {
    async get({ filter, locale, format, release }) {
      const { description, folder } = release;
      const scope = toScope(filter, description.sectors);
      if (scope === null) return { status: 'unknown' };
      const { apiUrl: url, companyId } = description.stock;
      const key = JSON.stringify([url, companyId, scope, formatFeedFilter(filter)]);
      const answer = await cache(key, async (before) => {
        const found = { api: { url, companyId }, query: filter.query, scope, today: new Date(now()) };
        const items = await search({ ...found, readNameWords: () => readNameWords(folder) });
        return items === null ? null : { items, documents: before?.documents ?? new Map<string, MadeDocument>() };
      });
      if (answer.status !== 'ok') return answer;
      if (names?.release !== release.id) names = { release: release.id, words: await readCategoryNames(folder) };
      const { items, documents } = answer.value;
      const name = `${locale} ${format}`;
      const known = documents.get(name);
      if (known?.release === release.id && known.of === items) return { status: 'ok', document: known };
      const body = formatFeed({ items, filter, locale, format, release, names: names.words, siteUrl });
      const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
      const changed = known?.etag === etag ? known.changed : now();
      const document = { body, etag, changed, release: release.id, of: items };
      documents.set(name, document);
      return { status: 'ok', document };
    },
  };
}

/** What all items of the list have in common; null for a sector that the release does not have. */
function toScope({ sector }: FeedFilter, sectors: Readonly<Record<string, readonly string[]>> = {}) {
  if (sector === null) return {};
  const categories = sectors[sector];
  return categories === undefined ? null : { 'category.name': categories };
}
