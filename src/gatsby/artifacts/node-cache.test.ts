import type { NodePluginArgs } from 'gatsby';

import { getNodes, cacheNodes } from './node-cache';

test('a node is read once, by its type or by its id', () => {
  const asked: string[] = [];
  const read = (id: string) => {
    asked.push(id);
    return { id };
  };
  const args = {
    getNode: read,
    getNodesByType: (type: string) => {
      asked.push(type);
      return [{ id: `${type} 1` }, { id: `${type} 2` }];
    },
  } as unknown as NodePluginArgs;
  const { getNode, getNodesByType } = cacheNodes(args);

  const [first] = getNodesByType('StockItem');
  expect(getNodesByType('StockItem')[0]).toBe(first);
  expect(getNode('StockItem 1')).toBe(first);
  expect(getNode('elsewhere')).toBe(getNode('elsewhere'));
  expect(asked).toEqual(['StockItem', 'elsewhere']);
});

test.each([
  ['build', true],
  ['develop', false],
])('in %s a node is the same for all hooks: %s', (command, isSame) => {
  process.env.gatsby_executing_command = command;
  const args = { getNode: (id: string) => ({ id }), getNodesByType: () => [] } as unknown as NodePluginArgs;
  expect(getNodes(args).getNode('StockItem 1') === getNodes(args).getNode('StockItem 1')).toBe(isSame);
  delete process.env.gatsby_executing_command;
});
