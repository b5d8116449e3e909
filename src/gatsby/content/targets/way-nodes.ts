import type { Node, SourceNodesArgs } from 'gatsby';

import { toTypeName } from '../../../../content-model/to-graphql';
import { locales } from '../../../i18n/locales';

import { hasWay, toWay, typesWithButton, type Space } from './ways';

/** The type of the nodes that say where an entry leads in one language. */
export const wayType = 'CmsWay';

/** Their schema: they are found by id. What leads nowhere has an empty address. */
export const waySchema = `type ${wayType} implements Node @dontInfer {\n  href: String!\n  label: String!\n  lang: String\n}`;

function toWayId(entry: string, locale: string): string {
  return `${wayType} ${entry} ${locale}`;
}

/** Keeps where each entry leads where queries find it: a page is queried again when that changes, and no other is. */
export function createWayNodes(
  { actions, createContentDigest }: Pick<SourceNodesArgs, 'actions' | 'createContentDigest'>,
  space: Space,
): void {
  for (const entry of [...space.byId.values()].filter(hasWay)) {
    for (const locale of locales) {
      const way = toWay(entry, locale, space);
      const internal = { type: wayType, contentDigest: createContentDigest(way) };
      void actions.createNode({ id: toWayId(entry.sys.id, locale), ...way, internal });
    }
  }
}

type Source = { contentful_id: string; node_locale: string };
type WayNode = Node & { href: string; label: string };
/** What Gatsby hands to a resolver, as far as it is used here. */
type Context = { nodeModel: { getNodeById: (query: { id: string }) => Node | null } };

function find({ contentful_id, node_locale }: Source, { nodeModel }: Context): WayNode | null {
  const way = nodeModel.getNodeById({ id: toWayId(contentful_id, node_locale) }) as WayNode | null;
  return way === null || way.href === '' ? null : way;
}

/** The fields by which pages read where something leads: `href`, and `button` where words belong to it; else null. */
export function toWayFields(): object {
  const href = {
    type: 'String',
    resolve: (source: Source, _: unknown, context: Context) => find(source, context)?.href ?? null,
  };
  const button = {
    type: wayType,
    resolve: (source: Source, _: unknown, context: Context) => {
      const way = find(source, context);
      return way === null || way.label === '' ? null : way;
    },
  };
  const fields: [string, object][] = [
    ...['page', 'vacancy', 'link', 'card'].map((type) => [toTypeName(type), { href }] as [string, object]),
    ...typesWithButton.map((type) => [toTypeName(type), { button }] as [string, object]),
  ];
  return Object.fromEntries(fields);
}
