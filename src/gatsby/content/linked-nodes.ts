import type { Node, SourceNodesArgs } from 'gatsby';

import { contentTypes } from '../../../content-model';
import type { ContentType, Field } from '../../../content-model/content-type';
import { toTypeName } from '../../../content-model/to-graphql';
import { defaultLocale, locales, type Locale } from '../../i18n/locales';

import type { CmsEntry } from './fetch-entries';
import { findLinks, type CmsLink } from './links';
import { isBlankText } from './mend/rich-text';

/**
 * The type of the nodes that say what an entry links to, as an editor wrote it. The CMS's plugin drops a link when its
 * target is not published, and does not look again when it is published later.
 */
export const linksType = 'CmsLinks';

/** Their schema: they are found by id, and no page asks for them. */
export const linksSchema = `type ${linksType} implements Node @dontInfer {\n  links: JSON!\n}`;

/** The id of such a node. There is one for each entry with links, also where none of them leads to a node yet. */
export function toLinksId(entry: string, locale: string): string {
  return `${linksType} ${entry} ${locale}`;
}

/** The ids of the nodes that an entry links to, by field and in the order written. */
export type LinkedIds = Readonly<Record<string, readonly string[]>>;

/** The node of what a link leads to in a language, undefined while it is not published. */
export type FindTarget = (link: CmsLink, locale: Locale) => Pick<Node, 'id' | 'internal'> | undefined;

const allTypes: readonly ContentType[] = contentTypes;
const assetType = 'ContentfulAsset';
const knownTypes = [assetType, ...allTypes.map(({ id }) => toTypeName(id))];

/** The types that a field may lead to; null for one without links. A query for any other type would end the build. */
function getTargetTypes(field: Field): readonly string[] | null {
  switch (field.kind) {
    case 'image':
    case 'file':
      return [assetType];
    case 'entry':
    case 'entries':
      return field.to.map(toTypeName);
    case 'richText':
      return knownTypes;
    default:
      return null;
  }
}

/** What an entry links to in one language; null for an entry that links to nothing in any. */
export function toLinkedIds(entry: CmsEntry, locale: Locale, findTarget: FindTarget): LinkedIds | null {
  const type = allTypes.find(({ id }) => id === entry.sys.contentType.sys.id);
  const fields = Object.entries(type?.fields ?? {}).flatMap(([id, field]) => {
    const types = getTargetTypes(field);
    const values = entry.fields[id];
    if (types === null || values === undefined || findLinks(values).length === 0) return [];
    const own = values[locale];
    const isEmpty = own === undefined || (field.kind === 'richText' && isBlankText(own));
    const targets = findLinks(isEmpty ? values[defaultLocale] : own).map((link) => findTarget(link, locale));
    const known = targets.flatMap((node) => (node !== undefined && types.includes(node.internal.type) ? node.id : []));
    // A section may stand on a page twice; other lists show what is in them twice once.
    return [[id, type?.id === 'page' && id === 'sections' ? known : [...new Set(known)]] as const];
  });
  return fields.length === 0 ? null : Object.fromEntries(fields);
}

type Args = Pick<SourceNodesArgs, 'actions' | 'getNodesByType' | 'createContentDigest'>;

/**
 * Keeps what each entry links to where queries find it. What is published or hidden changes the node of whoever links
 * to it.
 * @param hidden ids of the entries that it is not the time of: links to them lead nowhere
 */
export function createLinkNodes(
  args: Args,
  entries: readonly CmsEntry[],
  hidden: ReadonlySet<string> = new Set(),
): void {
  const { actions, getNodesByType, createContentDigest } = args;
  const toKey = (kind: CmsLink['type'], id: unknown, locale: unknown) => [kind, id, locale].join(' ');
  const targets = new Map(
    knownTypes.flatMap((type) =>
      getNodesByType(type).map((node) => {
        const kind = type === assetType ? 'Asset' : 'Entry';
        return [toKey(kind, node.contentful_id, node.node_locale), node] as const;
      }),
    ),
  );
  const before = new Map(getNodesByType(linksType).map((node) => [node.id, node]));
  for (const entry of entries) {
    for (const locale of locales) {
      const links = toLinkedIds(entry, locale, ({ type, id }, one) =>
        type === 'Entry' && hidden.has(id) ? undefined : targets.get(toKey(type, id, one)),
      );
      if (links === null) continue;
      const internal = { type: linksType, contentDigest: createContentDigest(links) };
      const id = toLinksId(entry.sys.id, locale);
      before.delete(id);
      void actions.createNode({ id, links, internal });
    }
  }
  // Of entries that link to nothing any more; a process that sources twice keeps nodes.
  for (const node of before.values()) actions.deleteNode(node);
}

type GetNode = (id: string) => Node | null | undefined;

/** The nodes that an entry links to in a field, in the order written, without what is not published. */
export function findLinked(source: Readonly<Record<string, unknown>>, field: string, getNode: GetNode): Node[] {
  const id = toLinksId(String(source.contentful_id), String(source.node_locale));
  const { links } = (getNode(id) ?? {}) as { links?: LinkedIds };
  return (links?.[field] ?? []).map(getNode).filter((node) => node != null);
}

/** What Gatsby hands to a resolver, as far as it is used here. */
type Context = { nodeModel: { getNodeById: (query: { id: string }) => Node | null } };
type Source = Readonly<Record<string, unknown>>;
type Resolve = (source: Source, args: object, context: Context, info: Info) => unknown;
type Info = { originalResolver: Resolve };

/** Every field of the CMS that links to something, by what was written. */
export function toLinkFields(): Record<string, Record<string, { resolve: Resolve }>> {
  return Object.fromEntries(
    allTypes.map(({ id: type, fields }) => [
      toTypeName(type),
      Object.fromEntries(
        Object.entries(fields)
          .filter(([, field]) => getTargetTypes(field) !== null)
          .map(([id, { kind }]) => [id, { resolve: toResolve(id, kind) }]),
      ),
    ]),
  );
}

function toResolve(field: string, kind: Field['kind']): Resolve {
  if (kind === 'richText')
    return async (source, args, context, info) => {
      const text = (await info.originalResolver(source, args, context, info)) as object | null | undefined;
      return text == null ? null : { ...text, references: find(source, field, context) };
    };
  if (kind === 'entries') return (source, _, context) => find(source, field, context);
  return (source, _, context) => find(source, field, context)[0] ?? null;
}

function find(source: Source, field: string, { nodeModel }: Context): Node[] {
  return findLinked(source, field, (id) => nodeModel.getNodeById({ id }));
}
