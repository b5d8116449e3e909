import type { Locale } from '../../../../i18n/locales';
import { getCategoryName } from '../categories/category';
import { toImageUrl } from '../image-url';
import type { StockItem } from '../item';
import { toItemWords, type ItemWords } from '../item-page/item-words';
import type { Wording } from '../measures';

/** A stock item in a feed: its words, and the URLs of its page and first image. */
export type FeedItem = { item: StockItem; words: ItemWords; url: string; picture: string | null; category: string };

type Options = {
  locale: Locale;
  /** The URL of the item's page. */
  url: string;
  wording: Wording;
  /** How images are resized (`image-url.ts`); empty: not at all. */
  imageTemplate: string;
};

/** In pixels. */
const pictureWidth = 1280;

/** What a feed shows of a stock item in a language. */
export function toFeedItem(item: StockItem, { locale, url, wording, imageTemplate }: Options): FeedItem {
  const image = item.images?.[0]?.url;
  return {
    item,
    words: toItemWords(item, wording),
    url,
    picture: image === undefined ? null : toImageUrl(image, imageTemplate, { width: pictureWidth, format: 'jpg' }),
    category: getCategoryName(item.category, locale),
  };
}
