import { parentPort, workerData } from 'node:worker_threads';

import { readSettings } from '../../config/env';

import { toReads, type Listed } from './listings';
import { writeArticleFeeds } from './write-article-feeds';
import { writeFeeds } from './write-feeds';
import { writeSitemaps } from './write-sitemaps';

/** A thread of its own, which ends when both are written (`listings.ts`). */
async function main({ nodes, ...listed }: Listed): Promise<void> {
  // A thread that waits for what never comes ends as well, as if all were done.
  process.exitCode = 1;
  const { siteUrl } = readSettings(process.env);
  const reads = toReads(nodes);
  await writeSitemaps(reads, listed, siteUrl);
  await writeFeeds(reads, siteUrl);
  await writeArticleFeeds(listed.articles, siteUrl);
  process.exitCode = 0;
}

// What goes wrong goes wrong for whoever started it.
if (parentPort !== null) void main(workerData as Listed);
