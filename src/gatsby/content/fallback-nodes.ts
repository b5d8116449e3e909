/** The type of the nodes that say which fields of an entry nobody translated. */
export const fallbacksType = 'CmsFallbacks';

/** Their schema: they are found by id, and no page asks for them. */
export const fallbacksSchema = `type ${fallbacksType} implements Node @dontInfer {\n  fallbacks: [String!]!\n}`;

/** The id of such a node, there only where something is not translated. */
export function toFallbacksId(entry: string, locale: string): string {
  return `${fallbacksType} ${entry} ${locale}`;
}
