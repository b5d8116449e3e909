import { createDataResolver, createOverrideNodes } from './override-nodes';

type TestNode = { id: string; overrides: string };

function toNodes(overrides: Parameters<typeof createOverrideNodes>[1]): Map<string, TestNode> {
  const nodes = new Map<string, TestNode>();
  const createNode = (node: TestNode) => nodes.set(node.id, node);
  createOverrideNodes({ actions: { createNode }, createContentDigest: String } as never, overrides);
  return nodes;
}

const source = { language: 'nl', ns: 'enquiry', data: JSON.stringify({ send: 'Versturen', field: { name: 'Naam' } }) };

function resolve(nodes: ReadonlyMap<string, TestNode>, node = source) {
  const asked: string[] = [];
  const getNodeById = ({ id }: { id: string }) => (asked.push(id), nodes.get(id) ?? null);
  return { data: createDataResolver()(node, {}, { nodeModel: { getNodeById } }), asked };
}

test('a page gets the words of its own language', () => {
  const nodes = toNodes({ nl: { enquiry: { 'field.name': 'Uw naam' } } });
  expect(JSON.parse(resolve(nodes).data)).toEqual({ send: 'Versturen', field: { name: 'Uw naam' } });
  expect(resolve(nodes, { ...source, language: 'de' }).data).toBe(source.data);
});

test('a page depends on the overrides of what it shows, also before there is one', () => {
  const nodes = toNodes({});
  const { data, asked } = resolve(nodes);
  expect(data).toBe(source.data);
  expect(asked.map((id) => nodes.get(id)?.overrides)).toEqual(['{}']);
});

test('what is merged once is merged anew when it has changed', () => {
  const resolver = createDataResolver();
  const say = (text: string) => {
    const nodes = toNodes({ nl: { enquiry: { send: text } } });
    return resolver(source, {}, { nodeModel: { getNodeById: ({ id }) => nodes.get(id) } });
  };
  expect([say('A'), say('A'), say('B')].map((data) => (JSON.parse(data) as { send: string }).send)).toEqual([
    'A',
    'A',
    'B',
  ]);
});
