import type { ParentSpanPluginArgs } from 'gatsby';

import { addBackgroundTask } from '../../artifacts/background-tasks';
import { writeListings } from '../../artifacts/listings';
import { getNodes } from '../../artifacts/node-cache';
import type { BuiltPage } from '../../artifacts/write-sitemaps';

type Tools = { store: { getState: () => { pages: ReadonlyMap<string, BuiltPage> } } };

/**
 * Begins, as soon as all pages are known and none that is gone is left, what stands beside them and is made of the same
 * data: a processor has little to do until scripts are bundled. The development server has none of it.
 */
export function onPreExtractQueries(args: ParentSpanPluginArgs): void {
  if (process.env.gatsby_executing_command === 'develop') return;
  const { store } = args as unknown as Tools;
  // Pages as Gatsby has them at hand: of some there is a node as well, which it would read from its disk.
  addBackgroundTask(writeListings(getNodes(args), store.getState().pages.values()));
}
