import { buildSchema } from 'graphql';

import { parseStockItem } from '../../src/features/stock/model/item';
import { itemFields } from '../../src/features/stock/model/item-fields';
import { buildRawItem } from '../../src/testing/factories/stock-item';

import { toStockItemNode, type NodeTools } from './to-stock-node';
import { toStockSdl } from './to-stock-sdl';

const tools: NodeTools = {
  createNodeId: (key) => `id of ${key}`,
  createContentDigest: (input) => JSON.stringify(input),
  slugs: { tractors: { nl: 'tractoren', en: 'tractors', de: 'traktoren' } },
};

function toNode(override: Record<string, unknown> = {}, slugs = tools.slugs) {
  const parsed = parseStockItem(buildRawItem(override));
  if (parsed.status === 'broken') throw new Error(parsed.reason);
  return toStockItemNode(parsed.item, { ...tools, slugs });
}

test('a node keeps the raw values of the API', () => {
  expect(toNode()).toMatchObject({
    id: 'id of stock-item-204170',
    price: { amount: 7495000, currency: 'EUR' },
    createdDate: '2026-10-02T08:15:00Z',
    internal: { type: 'StockItem' },
  });
});

test('a node changes when its item or its address does, and only then', () => {
  const digest = (node: { internal: { contentDigest: string } }) => node.internal.contentDigest;
  expect(digest(toNode())).toBe(digest(toNode()));
  expect(digest(toNode({ operatingHours: 1 }))).not.toBe(digest(toNode()));
  expect(digest(toNode({}, { tractors: { nl: 'trekkers', en: 'tractors', de: 'traktoren' } }))).not.toBe(
    digest(toNode()),
  );
});

test('the schema declares every field of an item', () => {
  const stubs =
    'directive @dontInfer on OBJECT\nscalar Date\nscalar JSON\ninterface Node { id: ID }\ntype Query { a: Int }';
  const schema = buildSchema(
    stubs + toStockSdl().replaceAll('implements Node @dontInfer {', 'implements Node @dontInfer { id: ID'),
  );
  const type = schema.getType('StockItem');
  const fields = type !== undefined && 'getFields' in type ? Object.keys(type.getFields()) : [];
  expect(fields.sort()).toEqual(['id', 'paths', 'advertisementID', 'category', ...itemFields.keys()].sort());
});
