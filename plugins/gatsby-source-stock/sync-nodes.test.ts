import type { NodeInput, SourceNodesArgs } from 'gatsby';

import { syncNodes } from './sync-nodes';

const toNode = (id: string, contentDigest: string): NodeInput => ({
  id,
  internal: { type: 'StockItem', contentDigest },
});

test('only new and changed nodes are created, missing ones are deleted, all others stay', async () => {
  const before = ['same', 'cheaper', 'sold'].map((id) => toNode(id, 'a'));
  const done: string[] = [];
  const args = {
    getNodesByType: (type: string) => (type === 'StockItem' ? before : []),
    actions: {
      enableStatefulSourceNodes: () => done.push('stateful'),
      createNode: ({ id }: NodeInput) => done.push(`make ${id}`),
      deleteNode: ({ id }: NodeInput) => done.push(`remove ${id}`),
    },
  };
  await syncNodes(args as unknown as SourceNodesArgs, 'StockItem', [
    toNode('same', 'a'),
    toNode('cheaper', 'b'),
    toNode('new', 'a'),
  ]);
  expect(done).toEqual(['stateful', 'make cheaper', 'make new', 'remove sold']);
});
