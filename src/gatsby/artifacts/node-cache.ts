import type { Node, NodePluginArgs } from 'gatsby';

import { getGatsbyCommand } from '../../../patches/gatsby/variables';

type Reads = Pick<NodePluginArgs, 'getNode' | 'getNodesByType'>;

let ofBuild: Reads | undefined;

/**
 * Gatsby's ways to its nodes for hooks after all are made: in a build none changes any more, so that each is read once
 * for all of them. In the development server they do.
 */
export function getNodes(args: Reads): Reads {
  if (getGatsbyCommand() !== 'build') return cacheNodes(args);
  return (ofBuild ??= cacheNodes(args));
}

/**
 * Gatsby's ways to its nodes, each of which is read once: it reads one from its disk whenever it is asked for, and what
 * stands beside the pages asks for each machine a dozen times.
 */
export function cacheNodes({ getNode, getNodesByType }: Reads): Reads {
  const types = new Map<string, Node[]>();
  const nodes = new Map<string, Node | undefined>();
  return {
    getNode: (id) => {
      const node = nodes.get(id) ?? getNode(id);
      nodes.set(id, node);
      return node;
    },
    getNodesByType: (type) => {
      const all = types.get(type) ?? getNodesByType(type);
      if (!types.has(type)) for (const node of all) nodes.set(node.id, node);
      types.set(type, all);
      return all;
    },
  };
}
