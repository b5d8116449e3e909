/** The type of the one node that says which entries it is not the time of. */
export const hiddenType = 'CmsHidden';

/** Its id. It is always there, so that what was asked without an entry is asked again when its time has come. */
export const hiddenId = `${hiddenType} of the space`;

/** Its schema: it is found by id, and no page asks for it. */
export const hiddenSchema = `type ${hiddenType} implements Node @dontInfer {\n  entries: [String!]!\n}`;

/** What Gatsby hands to a resolver, as far as it is used here. */
type Context = { nodeModel: { getNodeById: (query: { id: string }) => unknown } };
type Filter = Readonly<Record<string, unknown>>;
type Args = { filter?: Filter };
type Resolve = (source: unknown, args: Args, context: Context, info: Info) => unknown;
type Info = { originalResolver: Resolve };

/** A query's filter without the entries that it is not the time of. */
export function addHiddenFilter(filter: Filter, { nodeModel }: Context): Filter {
  const node = nodeModel.getNodeById({ id: hiddenId }) as { entries?: readonly string[] } | null | undefined;
  const entries = node?.entries ?? [];
  return entries.length === 0
    ? filter
    : { ...filter, contentful_id: { ...(filter.contentful_id as object | undefined), nin: entries } };
}

/** Which entries with a time pages ask for as a list; sections are found by the links of their page. */
const listedTypes = ['Vacancy', 'News', 'Story', 'PopUp'] as const;

/** Lists of entries never have one that it is not the time of. */
export function toQueriesOnTime(): { Query: Record<string, { resolve: Resolve }> } {
  const resolve: Resolve = (source, args, context, info) =>
    info.originalResolver(source, { ...args, filter: addHiddenFilter(args.filter ?? {}, context) }, context, info);
  return { Query: Object.fromEntries(listedTypes.map((type) => [`allContentful${type}`, { resolve }])) };
}
