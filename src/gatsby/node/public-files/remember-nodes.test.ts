import type { NodePluginArgs } from 'gatsby';

import { rememberNodes } from './remember-nodes';

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
  const { getNode, getNodesByType } = rememberNodes(args);

  const [first] = getNodesByType('StockItem');
  expect(getNodesByType('StockItem')[0]).toBe(first);
  expect(getNode('StockItem 1')).toBe(first);
  expect(getNode('elsewhere')).toBe(getNode('elsewhere'));
  expect(asked).toEqual(['StockItem', 'elsewhere']);
});
