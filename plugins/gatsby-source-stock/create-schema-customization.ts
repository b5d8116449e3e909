import type { CreateSchemaCustomizationArgs } from 'gatsby';

import { getCategoryName } from '../../src/features/stock/model/categories/category';
import type { Category } from '../../src/features/stock/model/contract';
import { toListItem, type StockItem } from '../../src/features/stock/model/item';
import { itemFields } from '../../src/features/stock/model/item-fields';
import { toSafeHtml } from '../../src/features/stock/model/item-page/description';
import { pickText, toLocalizedItem } from '../../src/features/stock/model/localize';

import { toStockSdl } from './to-stock-sdl';

type WithPaths = { paths: Record<string, string> };
type InLocale = { locale: string };

const args = { locale: 'String!' };

/**
 * Declares the types, with the fields that pages query in one language: an item in full or as in lists (the shape of a
 * parsed live answer of the API), the safe HTML of its description, its path, and a category's name and path.
 */
export function createSchemaCustomization({ actions, schema }: CreateSchemaCustomizationArgs): void {
  actions.createTypes(toStockSdl());
  actions.createTypes('type NewestStock { totalCount: Int!, nodes: [StockItem!]! }');
  actions.createTypes([
    schema.buildObjectType({
      name: 'StockItem',
      interfaces: ['Node'],
      fields: {
        item: {
          type: 'JSON!',
          args,
          resolve: (node: StockItem, { locale }: InLocale) => toLocalizedItem(toItem(node), locale),
        },
        listItem: {
          type: 'JSON!',
          args,
          resolve: (node: StockItem, { locale }: InLocale) => toLocalizedItem(toListItem(toItem(node)), locale),
        },
        safeDescription: {
          type: 'String',
          args,
          resolve: ({ description }: StockItem, { locale }: InLocale) => {
            const picked = description === undefined ? null : pickText(description, locale);
            return picked === null ? null : toSafeHtml(picked.text);
          },
        },
        path: { type: 'String!', args, resolve: (node: WithPaths, { locale }: InLocale) => node.paths[locale] },
      },
    }),
    schema.buildObjectType({
      name: 'StockCategory',
      interfaces: ['Node'],
      fields: {
        label: {
          type: 'String!',
          args,
          resolve: (node: Category, { locale }: InLocale) => getCategoryName(node, locale),
        },
        path: { type: 'String!', args, resolve: (node: WithPaths, { locale }: InLocale) => node.paths[locale] },
      },
    }),
  ]);
}

const itemFieldNames: ReadonlySet<string> = new Set([
  'advertisementID',
  'category',
  'isStatusUnknown',
  ...itemFields.keys(),
]);

/** The stock item of a node, without the fields added by Gatsby and the paths. */
function toItem(node: StockItem): StockItem {
  return Object.fromEntries(Object.entries(node).filter(([name]) => itemFieldNames.has(name))) as StockItem;
}
