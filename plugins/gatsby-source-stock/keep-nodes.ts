import type { NodeInput, SourceNodesArgs } from 'gatsby';

/**
 * Makes nodes anew that say something else than before, and removes those that are gone. Gatsby finds that out, too,
 * but looks at each field of each node first, and at all nodes once more for what was not named.
 */
export async function keepNodes(
  { actions, getNodesByType }: Pick<SourceNodesArgs, 'actions' | 'getNodesByType'>,
  type: string,
  nodes: readonly NodeInput[],
): Promise<void> {
  // What is not named stays as it is.
  actions.enableStatefulSourceNodes?.();
  const before = new Map(getNodesByType(type).map((node) => [node.id, node]));
  for (const node of nodes) {
    if (before.get(node.id)?.internal.contentDigest !== node.internal.contentDigest) await actions.createNode(node);
    before.delete(node.id);
  }
  for (const gone of before.values()) actions.deleteNode(gone);
}
