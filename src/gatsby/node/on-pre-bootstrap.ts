import type { ParentSpanPluginArgs } from 'gatsby';

import { watchNodes, type Emitter } from './changed-nodes';

type Tools = { actions: { touchNode: (node: object) => void }; emitter: Emitter; store: { getState: () => State } };
type State = { pages: ReadonlyMap<string, unknown> };

/**
 * Says of the node of each page that was built before that it is to stay. Gatsby forgets to: after sourcing it deletes them all, tens of
 * thousands, and makes each of them anew. That of a page that is made no more it deletes with the page.
 *
 * And watches what becomes of all others from here on.
 */
export function onPreBootstrap(args: ParentSpanPluginArgs): void {
  const { actions, emitter, store } = args as unknown as Tools;
  watchNodes(emitter);
  for (const path of store.getState().pages.keys()) {
    actions.touchNode({ id: `SitePage ${path}`, internal: { type: 'SitePage' } });
  }
}
