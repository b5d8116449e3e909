import type answer from '../../locales/nl/answer.json';
import type answering from '../../locales/nl/answering.json';
import type articles from '../../locales/nl/articles.json';
import type blocks from '../../locales/nl/blocks.json';
import type common from '../../locales/nl/common.json';
import type company from '../../locales/nl/company.json';
import type contact from '../../locales/nl/contact.json';
import type description from '../../locales/nl/description.json';
import type enquiry from '../../locales/nl/enquiry.json';
import type enumerations from '../../locales/nl/enumerations.json';
import type feed from '../../locales/nl/feed.json';
import type fit from '../../locales/nl/fit.json';
import type imprint from '../../locales/nl/imprint.json';
import type item from '../../locales/nl/item.json';
import type live from '../../locales/nl/live.json';
import type news from '../../locales/nl/news.json';
import type preview from '../../locales/nl/preview.json';
import type properties from '../../locales/nl/properties.json';
import type search from '../../locales/nl/search.json';
import type searches from '../../locales/nl/searches.json';
import type shortlist from '../../locales/nl/shortlist.json';
import type stock from '../../locales/nl/stock.json';
import type vacancies from '../../locales/nl/vacancies.json';
import type verify from '../../locales/nl/verify.json';
import type video from '../../locales/nl/video.json';

type PageNamespaces = {
  answer: typeof answer;
  answering: typeof answering;
  articles: typeof articles;
  blocks: typeof blocks;
  common: typeof common;
  company: typeof company;
  contact: typeof contact;
  description: typeof description;
  enquiry: typeof enquiry;
  enumerations: typeof enumerations;
  feed: typeof feed;
  fit: typeof fit;
  imprint: typeof imprint;
  item: typeof item;
  news: typeof news;
  properties: typeof properties;
  search: typeof search;
  searches: typeof searches;
  shortlist: typeof shortlist;
  stock: typeof stock;
  vacancies: typeof vacancies;
  verify: typeof verify;
  video: typeof video;
};

/** Texts of the files that the build writes, and of the server of the preview. */
type BuildNamespaces = { live: typeof live; preview: typeof preview };

type WithoutPlural<K extends string> = K extends `${infer Base}_${'one' | 'other'}` ? Base : K;

type Leaves<T> = {
  [K in keyof T & string]: T[K] extends string ? WithoutPlural<K> : `${K}.${Leaves<T[K]>}`;
}[keyof T & string];

type Keys<T> = { [N in keyof T & string]: `${N}:${Leaves<T[N]>}` }[keyof T & string];

/**
 * Every text of the pages by namespace and key, e.g. `stock:price.request`; a key without a text is a type error. A
 * test checks that each page loads the namespaces that it renders (`templates/texts.test.ts`).
 */
export type TextKey = Keys<PageNamespaces>;

/** Every text available during the build. */
export type BuildTextKey = TextKey | Keys<BuildNamespaces>;

export type Translate<K extends string = TextKey> = (key: K, variables?: Record<string, string | number>) => string;
