import type { ParentSpanPluginArgs } from 'gatsby';

import { getNodes } from '../../artifacts/node-cache';
import { writeArtifacts } from '../../artifacts/write-artifacts';
import { getPagePlan } from '../../pages/page-plan';

/** All nodes and pages are known: writes the files beside the pages. */
export async function onPostBootstrap(args: ParentSpanPluginArgs): Promise<void> {
  await writeArtifacts(getNodes(args), getPagePlan(), args.reporter);
}
