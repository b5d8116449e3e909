import { foreignKeySuffix } from '../patches/gatsby/foreign-key';

import type { ContentType, Field } from './content-type';

/**
 * Returns the content types as the schema that gatsby-source-contentful 8 fills. It is declared in full, because the
 * plugin infers fields from entries: a field that no entry uses would not exist.
 *
 * The plugin must run with `useNameForId: false`. It stores long texts as child nodes of their own type (`text { text
 * }`), and rich text as `raw` JSON beside the nodes that it refers to. Resolvers find the targets of links
 * (`src/gatsby/content/linked-nodes.ts`). Every field is nullable: an editor may leave it empty, and the entry that it
 * links to may be unpublished.
 */
export function toGraphql(contentTypes: readonly ContentType[]): string {
  const typeNames = contentTypes.map(({ id }) => toTypeName(id));
  return [
    ...contentTypes.flatMap((contentType) => [toEntryType(contentType), ...toTextNodeTypes(contentType)]),
    assetType,
    richTextType,
    `union ContentfulReferenceTarget = ${['ContentfulAsset', ...typeNames].join(' | ')}`,
    ...toSectionUnion(contentTypes),
  ].join('\n\n');
}

/** The plugin declares the asset's id and image fields, and infers the others. */
const assetType = `type ContentfulAsset implements Node & ContentfulReference @dontInfer {
  contentful_id: String!
  node_locale: String
  updatedAt: Date @dateformat
  title: String
  description: String
  url: String
  mimeType: String
  filename: String
  size: Int
  width: Int
  height: Int
  localFile: File @link(from: "fields.localFile")
}`;

const richTextType = `type ContentfulRichText @dontInfer {
  raw: String
  references: [ContentfulReferenceTarget]
}`;

/**
 * Returns the node type of a content type.
 * @example toTypeName('teamMember') // 'ContentfulTeamMember'
 */
export function toTypeName(contentTypeId: string): string {
  return `Contentful${toUpperFirst(contentTypeId)}`;
}

function toEntryType({ id, fields }: ContentType): string {
  return [
    `type ${toTypeName(id)} implements Node & ContentfulReference & ContentfulEntry @dontInfer {`,
    '  contentful_id: String!',
    '  node_locale: String!',
    '  updatedAt: Date @dateformat',
    ...Object.entries(fields).map(([fieldId, field]) => `  ${fieldId}: ${toFieldType(id, fieldId, field)}`),
    '}',
  ].join('\n');
}

function toFieldType(typeId: string, fieldId: string, field: Field): string {
  switch (field.kind) {
    case 'symbol':
      return 'String';
    case 'symbols':
      return '[String]';
    case 'text':
      return `${toTextNodeName(typeId, fieldId)} @link(by: "id", from: "${fieldId}${foreignKeySuffix}")`;
    case 'richText':
      return 'ContentfulRichText';
    case 'integer':
      return 'Int';
    case 'number':
      return 'Float';
    case 'date':
    case 'dateTime':
      return 'Date @dateformat';
    case 'boolean':
      return 'Boolean';
    case 'image':
    case 'file':
      return 'ContentfulAsset';
    case 'entry':
      return toTargetName(field.to);
    case 'entries':
      return `[${toTargetName(field.to)}]`;
  }
}

/** Fields that lead to entries of several types share one union of all such types: sections, and parts of menus. */
function toTargetName([target, ...others]: readonly string[]): string {
  return target === undefined || others.length > 0 ? 'ContentfulSection' : toTypeName(target);
}

function toSectionUnion(contentTypes: readonly ContentType[]): string[] {
  const targets = contentTypes
    .flatMap(({ fields }) => Object.values(fields))
    .flatMap((field) => ('to' in field && field.to.length > 1 ? field.to : []));
  return targets.length === 0 ? [] : [`union ContentfulSection = ${[...new Set(targets)].map(toTypeName).join(' | ')}`];
}

function toTextNodeTypes({ id, fields }: ContentType): string[] {
  return Object.entries(fields)
    .filter(([, { kind }]) => kind === 'text')
    .map(([fieldId]) => `type ${toTextNodeName(id, fieldId)} implements Node @dontInfer {\n  ${fieldId}: String\n}`);
}

/** Returns the plugin's name for the child node of a long text, e.g. `contentfulHeroTextTextNode`. */
export function toTextNodeName(typeId: string, fieldId: string): string {
  return `contentful${toUpperFirst(typeId)}${toUpperFirst(fieldId)}TextNode`;
}

function toUpperFirst(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
