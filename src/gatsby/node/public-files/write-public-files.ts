import type { BuildArgs } from 'gatsby';

import { readSettings } from '../../../config/env';

import { rememberNodes } from './remember-nodes';
import { writeFeeds } from './write-feeds';
import { writeSiteFiles } from './write-site-files';
import { writeSitemaps } from './write-sitemaps';

/** Writes what stands beside the pages and is made of the same data. */
export async function writePublicFiles(args: BuildArgs): Promise<void> {
  const { siteUrl } = readSettings(process.env);
  const nodes = rememberNodes(args);
  await Promise.all([writeSitemaps(nodes, siteUrl), writeFeeds(nodes, siteUrl), writeSiteFiles(args, siteUrl)]);
}
