import type { NodeInput, SourceNodesArgs } from 'gatsby';

import { keepNodes } from './keep-nodes';

const toNode = (id: string, contentDigest: string): NodeInput => ({
  id,
  internal: { type: 'StockItem', contentDigest },
});

test('only what is new or says something else is made, what is gone is removed, and all else is left alone', async () => {
  const before = ['same', 'cheaper', 'sold'].map((id) => toNode(id, 'a'));
  const done: string[] = [];
  const args = {
    getNodesByType: (type: string) => (type === 'StockItem' ? before : []),
    actions: {
      enableStatefulSourceNodes: () => done.push('keep what is not named'),
      createNode: ({ id }: NodeInput) => done.push(`make ${id}`),
      deleteNode: ({ id }: NodeInput) => done.push(`remove ${id}`),
    },
  };
  await keepNodes(args as unknown as SourceNodesArgs, 'StockItem', [
    toNode('same', 'a'),
    toNode('cheaper', 'b'),
    toNode('new', 'a'),
  ]);
  expect(done).toEqual(['keep what is not named', 'make cheaper', 'make new', 'remove sold']);
});
