import type { CreateNodeArgs } from 'gatsby';

import { downloadAsset } from '../../content/download-asset';

/** Only assets of the CMS: Gatsby otherwise prepares a call for every node, each page and each stock item. */
export function shouldOnCreateNode({ node }: Pick<CreateNodeArgs, 'node'>): boolean {
  return node.internal.type === 'ContentfulAsset';
}

export function onCreateNode(args: CreateNodeArgs): Promise<void> {
  return downloadAsset(args);
}
