import type { ParentSpanPluginArgs } from 'gatsby';

import { writeContentReport } from '../../content/read-content';
import { addBackgroundTask } from '../../artifacts/background-tasks';
import { getNodes } from '../../artifacts/node-cache';
import { writeFilterIndex } from '../../artifacts/write-filter-index';
import { writeSuggestions } from '../../artifacts/write-suggestions';

/**
 * Writes what lists and search fields fetch when a visitor is about to use them, and what is to be said of the content.
 */
export async function onPostBootstrap(args: ParentSpanPluginArgs): Promise<void> {
  const nodes = getNodes(args);
  // It has a thread look how small it is, which takes a while.
  const index = writeFilterIndex(nodes);
  addBackgroundTask(index);
  await writeSuggestions(nodes);
  await writeContentReport(nodes);
  // There nobody waits for it later.
  if (process.env.gatsby_executing_command === 'develop') await index;
}
