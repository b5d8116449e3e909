import type { ItemList, WithContext } from 'schema-dts';

/**
 * The machines of a list as search engines read it: those of its first page, in their order, by their whole addresses.
 */
export function toItemList({ urls, total }: { urls: readonly string[]; total: number }): WithContext<ItemList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: urls.map((url, index) => ({ '@type': 'ListItem', position: index + 1, url })),
  };
}
