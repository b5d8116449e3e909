import { parentPort, workerData } from 'node:worker_threads';

import { readSettings } from '../../../config/env';

import { toReads, type Listed } from './listings';
import { writeFeeds } from './write-feeds';
import { writeSitemaps } from './write-sitemaps';

/** A thread of its own, which ends when both are written (`listings.ts`). */
async function main({ nodes, pages }: Listed): Promise<void> {
  const { siteUrl } = readSettings(process.env);
  const reads = toReads(nodes);
  await writeSitemaps(reads, pages, siteUrl);
  await writeFeeds(reads, siteUrl);
}

// What goes wrong goes wrong for whoever started it.
if (parentPort !== null) void main(workerData as Listed);
