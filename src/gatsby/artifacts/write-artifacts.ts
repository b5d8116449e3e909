import type { NodePluginArgs, Reporter } from 'gatsby';

import { readSettings } from '../../config/env';
import { videoSourcesFile } from '../../config/video-sources';
import { sectorCategoriesFile } from '../../i18n/feeds';
import { getEntries, writeContentReport } from '../content/read-content';
import { listVideoSources } from '../content/video-sources';
import type { PagePlan } from '../pages/page-plan';
import { removeOldPictures } from '../share-pictures/make-share-pictures';
import { makeSitePictures } from '../share-pictures/site-pictures';

import { addBackgroundTask } from './background-tasks';
import { writeListings } from './listings';
import { writeLiveStockItems } from './live-stock-items';
import { writeStockHistory } from './stock-history';
import { writeAddresses } from './write-addresses';
import { writeChanged } from './write-changed';
import { writeFilterIndex } from './write-filter-index';
import { writeSearchWords } from './write-search-words';
import { writeSharedTexts } from './write-shared-texts';
import { writeSiteFiles } from './write-site-files';
import { writeStockQuality } from './write-stock-quality';
import { writeSuggestions } from './write-suggestions';

type Nodes = Pick<NodePluginArgs, 'getNode' | 'getNodesByType'>;

/**
 * Writes the files beside the pages into `public/`: what lists and search fields fetch, what the release says of its
 * addresses and stock items, and the report on the content. What takes long goes on in the background
 * (`waitForBackgroundTasks`).
 */
export async function writeArtifacts(nodes: Nodes, plan: PagePlan, reporter: Reporter): Promise<void> {
  const { data, articles, stockItems, withoutPage, history, today, pictures } = plan;
  // Measures its compressed size in a thread, which takes a while.
  const index = writeFilterIndex(nodes);
  addBackgroundTask(index);
  await writeSuggestions(nodes);
  await writeSearchWords(nodes);
  await writeContentReport(nodes);
  await writeChanged(videoSourcesFile, JSON.stringify(listVideoSources(getEntries())));
  await writeStockHistory(history, today);
  await writeStockQuality(stockItems, today);
  await writeLiveStockItems(withoutPage, history.items, today);
  await writeSharedTexts();
  await writeAddresses(data, articles, stockItems);
  const sectors = Object.fromEntries(data.sectors.map(({ key, categories }) => [key, categories]));
  await writeChanged(sectorCategoriesFile, JSON.stringify(sectors));
  if (pictures === null) {
    // The development server: nothing waits for background tasks there, and it has neither sitemaps nor pictures.
    await index;
    return;
  }
  addBackgroundTask(writeListings(nodes, { pages: plan.pages, articles, history: history.items }));
  addBackgroundTask(drawPictures(pictures, reporter));
  addBackgroundTask(writeSiteFiles(nodes, readSettings(process.env)));
}

/** Draws the share pictures of the plan, and removes those that no page names any more. */
async function drawPictures(
  { paths, draw, faces }: NonNullable<PagePlan['pictures']>,
  reporter: Reporter,
): Promise<void> {
  const started = Date.now();
  const { drawn, withoutPhoto } = await draw();
  await removeOldPictures(new Set([...paths.values(), ...(await makeSitePictures(faces))]));
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  reporter.info(`Pictures for sharing: ${String(drawn)} of ${String(paths.size)} drawn in ${seconds} s`);
  if (withoutPhoto > 0) reporter.warn(`Pictures for sharing whose photo could not be fetched: ${String(withoutPhoto)}`);
}
