import type blocks from '../../locales/nl/blocks.json';
import type common from '../../locales/nl/common.json';
import type company from '../../locales/nl/company.json';
import type contact from '../../locales/nl/contact.json';
import type description from '../../locales/nl/description.json';
import type enquiry from '../../locales/nl/enquiry.json';
import type enumerations from '../../locales/nl/enumerations.json';
import type item from '../../locales/nl/item.json';
import type live from '../../locales/nl/live.json';
import type properties from '../../locales/nl/properties.json';
import type search from '../../locales/nl/search.json';
import type stock from '../../locales/nl/stock.json';
import type vacancies from '../../locales/nl/vacancies.json';

type Namespaces = {
  blocks: typeof blocks;
  common: typeof common;
  company: typeof company;
  contact: typeof contact;
  description: typeof description;
  enquiry: typeof enquiry;
  enumerations: typeof enumerations;
  item: typeof item;
  live: typeof live;
  properties: typeof properties;
  search: typeof search;
  stock: typeof stock;
  vacancies: typeof vacancies;
};

type WithoutPlural<K extends string> = K extends `${infer Base}_${'one' | 'other'}` ? Base : K;

type Leaves<T> = {
  [K in keyof T & string]: T[K] extends string ? WithoutPlural<K> : `${K}.${Leaves<T[K]>}`;
}[keyof T & string];

/** Every text of the site by namespace and key, e.g. `stock:price.request`; a key that has no text is a type error. */
export type TextKey = { [N in keyof Namespaces]: `${N}:${Leaves<Namespaces[N]>}` }[keyof Namespaces];

export type Translate = (key: TextKey, variables?: Record<string, string | number>) => string;
