import type { SourceNodesArgs } from 'gatsby';

import { readContent } from '../../content/read-content';

/** After the nodes of the CMS's plugin. */
export function sourceNodes(args: SourceNodesArgs): Promise<void> {
  return readContent(args);
}
