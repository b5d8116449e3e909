import type { CreateNodeArgs } from 'gatsby';
import { createRemoteFileNode } from 'gatsby-source-filesystem';

/**
 * Downloads the file of every asset of the CMS, so that the site depends on no other host. The file belongs to its asset:
 * Gatsby keeps it as long as the asset, and a replaced file has another address and is downloaded again. (The CMS plugin's
 * own `downloadLocal` does neither: a build with a warm cache would lose every picture.)
 */
export async function onCreateNode(args: CreateNodeArgs): Promise<void> {
  const { node, actions, getCache, createNodeId, reporter } = args;
  if (node.internal.type !== 'ContentfulAsset') return;
  if (typeof node.url !== 'string') {
    reporter.warn(`The asset ${String(node.contentful_id)} of the CMS has no file and is left out.`);
    return;
  }
  try {
    const { createNode, createNodeField } = actions;
    const file = await createRemoteFileNode({
      url: node.url,
      parentNodeId: node.id,
      createNode,
      createNodeId,
      getCache,
    });
    createNodeField({ node, name: 'localFile', value: file.id });
  } catch (error) {
    reporter.warn(`The file ${node.url} of the CMS could not be downloaded and is left out: ${String(error)}`);
  }
}
