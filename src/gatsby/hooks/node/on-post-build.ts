import type { BuildArgs } from 'gatsby';

import { waitForBackgroundTasks } from '../../artifacts/background-tasks';
import { writeLivePages } from '../../artifacts/write-live-pages';
import { printContentReport } from '../../content/read-content';
import { writeRedirects } from '../../content/redirects/write-redirects';

/**
 * Writes what is made of pages, waits for what stands beside them, and says what editors have to look at. Gatsby asks
 * the site last, after its plugins.
 */
export async function onPostBuild(args: BuildArgs): Promise<void> {
  await Promise.all([writeLivePages(), waitForBackgroundTasks()]);
  await writeRedirects();
  printContentReport(args);
}
