import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

import { isAbsence, readIfThere } from '../../build/read-if-there';
import { decodeEntities } from '../../src/lib/decode-entities';

import { hashContent } from './content-hash';

/** A page's file by size in bytes and time in milliseconds, and what it says (`hashContent`). */
export type PageMark = readonly [size: number, time: number, hash: string];
/** The pages that search engines may list, by their path as it stands in addresses. */
export type IndexedPages = Readonly<Record<string, PageMark>>;
/** The site's address of the build, without a slash at the end, and its pages. */
export type IndexedSite = { siteUrl: string; pages: IndexedPages };

/** What a page without a file says: the server shows a stock item live, and no release knows how it was changed. */
const live: PageMark = [0, 0, ''];

/** Pages that are read at once. */
const atOnce = 16;

/**
 * Reads what search engines may list of a release: what its sitemaps do.
 * @param folder of a release
 * @param known pages of an earlier one. Those whose file has the same size and time are not read again: releases share
 *   files that did not change, or copy them with their time
 * @returns null if the release has no sitemap
 * @throws when the disk does not answer: pages that could not be read would be announced as gone
 */
export async function readIndexedSite(folder: string, known: IndexedPages): Promise<IndexedSite | null> {
  const sitemaps = await readLocations(path.join(folder, 'sitemap.xml'));
  const siteUrl = /^(.+?)\/sitemaps\//.exec(sitemaps[0] ?? '')?.[1];
  if (siteUrl === undefined) return null;
  const files = sitemaps.map((address) => path.join(folder, address.slice(siteUrl.length)));
  const addresses = (await Promise.all(files.map(readLocations))).flat();
  const paths = addresses.map((address) => address.slice(siteUrl.length) || '/');
  const pages: Record<string, PageMark> = {};
  const remaining = paths.values();
  const readNext = async () => {
    for (const page of remaining) pages[page] = await readMark(folder, page, known[page]);
  };
  await Promise.all(Array.from({ length: atOnce }, readNext));
  return { siteUrl, pages };
}

/** The addresses that a sitemap, or a list of sitemaps, names; none if there is no such file. */
async function readLocations(file: string): Promise<string[]> {
  const xml = (await readIfThere(file)) ?? '';
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => decodeEntities(address));
}

async function readMark(folder: string, page: string, known: PageMark | undefined): Promise<PageMark> {
  const file = path.join(folder, decodeURI(page), 'index.html');
  const stats = await stat(file).catch((error: unknown) => {
    if (isAbsence(error)) return null;
    throw error;
  });
  if (stats === null) return live;
  const [size, time] = [stats.size, Math.round(stats.mtimeMs)];
  if (known?.[0] === size && known[1] === time) return known;
  return [size, time, hashContent(await readFile(file, 'utf8'))];
}

/**
 * The paths that are new, say something else or are gone. A page that is shown live from now on, or no longer, is the
 * same page.
 */
export function findChangedPaths(before: IndexedPages, after: IndexedPages): string[] {
  const says = (mark: PageMark | undefined) => mark?.[2];
  const isOther = (page: string) => {
    const [old, now] = [says(before[page]), says(after[page])];
    return old === undefined || now === undefined || (old !== now && old !== live[2] && now !== live[2]);
  };
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(isOther).sort();
}
