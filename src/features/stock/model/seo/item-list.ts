import type { ItemList, WithContext } from 'schema-dts';

/** Structured data of a list: the items of its first page in order, by URL. */
export function toItemList({ urls, total }: { urls: readonly string[]; total: number }): WithContext<ItemList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: urls.map((url, index) => ({ '@type': 'ListItem', position: index + 1, url })),
  };
}
