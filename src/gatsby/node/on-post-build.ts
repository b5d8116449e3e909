import type { BuildArgs } from 'gatsby';

import { readSettings } from '../../config/env';

import { tellMissingTranslations } from './cms/read-content';
import { rememberNodes } from './public-files/remember-nodes';
import { writeFeeds } from './public-files/write-feeds';
import { writeLivePages } from './public-files/write-live-pages';
import { writeSiteFiles } from './public-files/write-site-files';
import { writeSitemaps } from './public-files/write-sitemaps';
import { waitForPictures } from './share-pictures/pictures-under-way';

/** Writes what stands beside the pages and is made of the same data, and says what editors have still to translate. */
export async function onPostBuild(args: BuildArgs): Promise<void> {
  const { siteUrl } = readSettings(process.env);
  const nodes = rememberNodes(args);
  await Promise.all([
    writeSitemaps(nodes, siteUrl),
    writeFeeds(nodes, siteUrl),
    writeSiteFiles(args, siteUrl),
    writeLivePages(),
    waitForPictures(),
  ]);
  tellMissingTranslations(args);
}
