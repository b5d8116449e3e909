import type { BuildArgs } from 'gatsby';

import { readSettings } from '../../../config/env';

import { getNodes } from './remember-nodes';
import { writeFeeds } from './write-feeds';
import { writeSiteFiles } from './write-site-files';
import { writeSitemaps, type BuiltPage } from './write-sitemaps';

type Tools = { store: { getState: () => { pages: ReadonlyMap<string, BuiltPage> } } };

/** Writes what stands beside the pages and is made of the same data. */
export async function writePublicFiles(args: BuildArgs): Promise<void> {
  const { siteUrl } = readSettings(process.env);
  const nodes = getNodes(args);
  // As Gatsby has them at hand: each has a node as well, which it would read from its disk.
  const pages = [...(args as unknown as Tools).store.getState().pages.values()];
  await Promise.all([writeSitemaps(nodes, pages, siteUrl), writeFeeds(nodes, siteUrl), writeSiteFiles(args, siteUrl)]);
}
