import type { Node } from 'gatsby';

/** The type of the one node that says which entries the site shows nothing of, because another one has their place. */
export const sparesType = 'CmsSpares';

/**
 * Its id. It is always there, so that what was asked without an entry is asked again when that one is spare no more.
 */
export const sparesId = `${sparesType} of the space`;

/** Its schema: it is found by id, and no page asks for it. */
export const sparesSchema = `type ${sparesType} implements Node @dontInfer {\n  entries: [String!]!\n}`;

type GetNode = (id: string) => unknown;

/** The ids of those entries, as the CMS has them. */
export function getSpares(getNode: GetNode): readonly string[] {
  return (getNode(sparesId) as { entries?: readonly string[] } | null | undefined)?.entries ?? [];
}

/** The nodes of a type without those of spare entries. */
export function withoutSpares<T extends Node>(nodes: readonly T[], getNode: GetNode): T[] {
  const spares = getSpares(getNode);
  return nodes.filter((node) => !spares.includes(String(node.contentful_id)));
}

/** What Gatsby hands to a resolver, as far as it is used here. */
type Context = { nodeModel: { getNodeById: (query: { id: string }) => unknown } };
type Filter = Readonly<Record<string, unknown>>;
type Resolve = (source: unknown, args: never, context: Context, info: Info) => unknown;
type Info = { originalResolver: (source: unknown, args: object, context: Context, info: Info) => unknown };

/** Which of their entries stand at a place that there is once (`required-entries.ts`). */
const placedTypes = ['Company', 'Sector', 'Page'] as const;

/** What pages ask for by place never gives them a spare entry. */
export function toQueriesWithoutSpares(): { Query: Record<string, { resolve: Resolve }> } {
  return {
    Query: Object.fromEntries(
      placedTypes.flatMap((type) => [
        [`contentful${type}`, { resolve: one }],
        [`allContentful${type}`, { resolve: all }],
      ]),
    ),
  };
}

function one(source: unknown, args: Filter, context: Context, info: Info): unknown {
  return info.originalResolver(source, addFilter(args, context), context, info);
}

function all(source: unknown, args: { filter?: Filter }, context: Context, info: Info): unknown {
  return info.originalResolver(source, { ...args, filter: addFilter(args.filter ?? {}, context) }, context, info);
}

function addFilter(filter: Filter, { nodeModel }: Context): Filter {
  const spares = getSpares((id) => nodeModel.getNodeById({ id }));
  if (spares.length === 0) return filter;
  // Beside the entry that a page asks for by its id.
  return { ...filter, contentful_id: { ...(filter.contentful_id as object | undefined), nin: spares } };
}
