import type { NodeInput, SourceNodesArgs } from 'gatsby';

/**
 * Creates only the nodes that are new or have changed, and deletes those that are gone. Gatsby would reach the same
 * state, but compares each field of each node first, and scans all nodes again for untouched ones.
 */
export async function syncNodes(
  { actions, getNodesByType }: Pick<SourceNodesArgs, 'actions' | 'getNodesByType'>,
  type: string,
  nodes: readonly NodeInput[],
): Promise<void> {
  // Nodes that are not created again stay.
  actions.enableStatefulSourceNodes?.();
  const before = new Map(getNodesByType(type).map((node) => [node.id, node]));
  for (const node of nodes) {
    if (before.get(node.id)?.internal.contentDigest !== node.internal.contentDigest) await actions.createNode(node);
    before.delete(node.id);
  }
  for (const gone of before.values()) actions.deleteNode(gone);
}
