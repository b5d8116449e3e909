import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { isCompressedWhenAsked, measureSent } from '../server/releases/compress-file';
import { answerPath } from '../src/features/enquiry/model/answer/answer-link';
import type { unlistedPages } from '../src/i18n/page-context';
import { splitLocale } from '../src/i18n/paths';

import { readPageFacts, type PageFacts } from './page-facts';

/** A built site: its pages and files, by path. */
export type Site = {
  siteUrl: string;
  pages: ReadonlyMap<string, PageFacts>;
  /** Paths for which the server shows a live page. */
  live: ReadonlySet<string>;
  files: ReadonlySet<string>;
  read: (file: string) => string;
  /** The transferred bytes of a file: with Brotli if it is compressed. */
  toSentBytes: (file: string) => number;
};

/** Lists the pages of a release, without Gatsby's copies of the error pages, which no server sends. */
export function listPages(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name === 'index.html')
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

export function readSite(folder: string, siteUrl: string): Site {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')}`);
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const pages = listPages(folder).map((file) => {
    const address = toAddress(file);
    return [address, readPageFacts(address, read(file))] as const;
  });
  const { live = [] } = JSON.parse(read('/release.json')) as { live?: string[] };
  const known = new Set(files);
  const toSentBytes = (file: string) => {
    const whole = path.join(folder, file);
    if (isCompressedWhenAsked(file.slice(1))) return measureSent(readFileSync(whole));
    return statSync(known.has(`${file}.br`) ? `${whole}.br` : whole).size;
  };
  return { siteUrl, pages: new Map(pages), live: new Set(live), files: known, read, toSentBytes };
}

/** @example toAddress('en/contact/index.html') // '/en/contact' */
export function toAddress(file: string): string {
  return `/${file.replace(/\/?index\.html$/, '')}`;
}

/** Whether search engines may list a page. */
export function isIndexable({ robots }: PageFacts): boolean {
  return robots?.includes('noindex') !== true;
}

const unlisted = ['/404', '/500', '/building-blocks', answerPath] as const satisfies {
  length: (typeof unlistedPages)['length'];
};

/** Pages of no route, whose paths are not published. */
export function isUnlisted(path: string): boolean {
  return unlisted.some((page) => page === splitLocale(path)[1]);
}

/** The page of building blocks for developers: it shows combinations that a page must not have. */
export function isBuildingBlocks(path: string): boolean {
  return splitLocale(path)[1] === '/building-blocks';
}

/** Returns the path and the fragment of a URL of the site; null for a URL of another host. */
export function toOwnPath(address: string, base: string, siteUrl: string): { path: string; hash: string } | null {
  const url = new URL(address, siteUrl + base);
  if (url.origin !== new URL(siteUrl).origin) return null;
  return { path: decodeURI(url.pathname), hash: decodeURIComponent(url.hash.slice(1)) };
}
