import { buildSchema, GraphQLObjectType } from 'graphql';

import type { ContentType } from './content-type';
import { toGraphql, toTypeName } from './to-graphql';

import { contentTypes } from './index';

/** What Gatsby and gatsby-source-contentful declare themselves. */
const surroundings = `
  scalar Date
  directive @dontInfer on OBJECT
  directive @dateformat on FIELD_DEFINITION
  directive @link(by: String, from: String) on FIELD_DEFINITION
  interface Node { id: ID! }
  interface ContentfulReference { id: ID! contentful_id: String! }
  interface ContentfulEntry implements Node { id: ID! contentful_id: String! node_locale: String! }
  type Query { entry: ContentfulEntry }
  type File { id: ID! }
`;

/** The `id` that Gatsby gives to every node type is put in, so that GraphQL itself can check the rest. */
const toSchema = (sdl: string) =>
  buildSchema(surroundings + sdl.replace(/^(type .* implements Node[^{]*\{)/gm, '$1\n  id: ID!'));

describe('toGraphql', () => {
  const schema = toSchema(toGraphql(contentTypes));

  it.each(contentTypes.map(({ id, fields }) => [id, Object.keys(fields)] as const))(
    'declares every field of %s',
    (id, fields) => {
      const type = schema.getType(toTypeName(id));
      expect(type).toBeInstanceOf(GraphQLObjectType);
      expect(type instanceof GraphQLObjectType ? Object.keys(type.getFields()) : []).toEqual(
        expect.arrayContaining(fields),
      );
    },
  );

  it('lets every field of an editor be empty', () => {
    const declared = toGraphql(contentTypes).match(/^ {2}\w+: .*!/gm) ?? [];
    expect(new Set(declared)).toEqual(new Set(['  contentful_id: String!', '  node_locale: String!']));
  });

  it('names the child node of a long text as the source plugin does', () => {
    const card: ContentType = {
      id: 'imageText',
      name: 'Card',
      description: '',
      displayField: 'intro',
      fields: { introLine: { kind: 'text', name: 'Introduction', help: '' } },
    };
    const sdl = toGraphql([card]);
    expect(sdl).toContain('introLine: contentfulImageTextIntroLineTextNode @link(by: "id", from: "introLine___NODE")');
    expect(sdl).toContain(
      'type contentfulImageTextIntroLineTextNode implements Node @dontInfer {\n  introLine: String\n}',
    );
  });

  it('reads ids that the source plugin would spell otherwise as an error of the model', () => {
    const ids = contentTypes.flatMap(({ id, fields }) => [id, ...Object.keys(fields)]);
    expect(ids.filter((id) => !/^[a-z]+([A-Z][a-z]+)*$/.test(id))).toEqual([]);
  });

  it('keeps clear of the names that Gatsby and the plugin need for themselves', () => {
    const taken = ['children', 'contentful_id', 'fields', 'id', 'internal', 'parent', 'sys', 'spaceId', 'metadata'];
    expect(contentTypes.flatMap(({ fields }) => Object.keys(fields)).filter((id) => taken.includes(id))).toEqual([]);
    expect(contentTypes.filter(({ id }) => ['entity', 'entry', 'reference', 'asset', 'tag'].includes(id))).toEqual([]);
  });

  it('has no field that the plugin would overwrite with a link back', () => {
    // An entry gets `<id of the linking type, lower case>___NODE`, which must not be the key of one of its own links.
    const all: readonly ContentType[] = contentTypes;
    const linking = all.flatMap(({ id, fields }) =>
      Object.values(fields).flatMap((field) => ('to' in field ? field.to.map((to) => [id.toLowerCase(), to]) : [])),
    );
    const clashes = linking.filter(([from, to]) =>
      contentTypes.some(({ id, fields }) => id === to && from !== undefined && from in fields),
    );
    expect(clashes).toEqual([]);
  });
});
