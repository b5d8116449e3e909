import type { ParentSpanPluginArgs } from 'gatsby';

import { watchNodes, type Emitter } from './changed-nodes';

type Tools = { emitter: Emitter };

/** Whose nodes those of pages are, and a few of the site itself. */
const gatsbysOwn = { name: 'internal-data-bridge' };

/**
 * Says of what Gatsby makes nodes of itself that it is to stay until it is taken back. Gatsby forgets to name the nodes of pages: after sourcing it
 * looks at all, tens of thousands, deletes them, and makes each of them anew. That of a page that is made no more it deletes with the page.
 *
 * And watches what becomes of all others from here on.
 */
export function onPreBootstrap(args: ParentSpanPluginArgs): void {
  watchNodes((args as unknown as Tools).emitter);
  args.actions.enableStatefulSourceNodes?.(gatsbysOwn);
}
