import { Readable } from 'node:stream';

import type { NodePluginArgs } from 'gatsby';
import { SitemapIndexStream, SitemapStream, streamToPromise, type SitemapItemLoose } from 'sitemap';

import { getBuildMoment } from '../../../build/build-moment';
import { defaultLocale, locales } from '../../i18n/locales';
import type { PageContext } from '../../i18n/page-context';
import { toDealerDay } from '../../lib/dealer-day';

import { createLastChanges } from './last-changes';
import { toItemRobots, type StockHistory, type StockNode } from './stock-history';
import { writeChanged } from './write-changed';

/**
 * Addresses in one file. A sitemap may have 50,000 and 50 MB; with the addresses of its other languages and its
 * pictures one takes 4 KB at most, so that a file of these never reaches 50 MB.
 */
const maxPages = 10_000;
const maxPictures = 10;

/** Pages, and the history of the stock that dates them. */
type Listed = { pages: readonly BuiltPage[]; history: StockHistory };
type Nodes = Pick<NodePluginArgs, 'getNode' | 'getNodesByType'>;

/** A page with its own address, as `createPages` made it. */
export type BuiltPage = { path: string; context: PageContext & { id?: string } };

/**
 * Writes a sitemap for each language, more where the pages of one are many, and the list of them (`/sitemap.xml`). A
 * machine that has no page of its own is listed like any other: its address is the same, and the server answers it with
 * the page that shows it live.
 */
export async function writeSitemaps(args: Nodes, { pages, history }: Listed, siteUrl: string): Promise<void> {
  const getLastChange = createLastChanges(args, history);
  const all = [...pages, ...listLivePages(args, pages, history)].filter(isIndexed);
  const files: { url: string; lastmod?: string }[] = [];
  for (const locale of locales) {
    const entries = all
      .filter(({ context }) => context.language === locale)
      .sort((one, other) => (one.path < other.path ? -1 : 1))
      .map((page) => toEntry(page, siteUrl, getLastChange(page.context), getPictures(args, page)));
    for (const [index, part] of toParts(entries).entries()) {
      const name = `/sitemaps/${locale}-${String(index + 1)}.xml`;
      await writeChanged(name, await formatSitemap(part));
      const lastmod =
        part
          .map((page) => page.lastmod ?? '')
          .sort()
          .at(-1) ?? '';
      files.push({ url: siteUrl + name, ...(lastmod === '' ? {} : { lastmod }) });
    }
  }
  const index = Readable.from(files).pipe(new SitemapIndexStream({ lastmodDateOnly: true }));
  await writeChanged('/sitemap.xml', await streamToPromise(index));
}

/** What the pages of machines without pages would be. */
function listLivePages({ getNodesByType }: Nodes, pages: readonly BuiltPage[], history: StockHistory): BuiltPage[] {
  const built = new Set(pages.map(({ context }) => context.id));
  const today = toDealerDay(getBuildMoment());
  const stockItems = getNodesByType('StockItem') as unknown as StockNode[];
  return stockItems
    .filter(({ id }) => !built.has(id))
    .flatMap(({ id, paths, advertisementID }) => {
      const robots = toItemRobots(history[advertisementID]?.sold, today);
      return locales.map((language) => ({
        path: paths[language],
        context: {
          language,
          route: 'stockItem' as const,
          alternates: paths,
          id,
          ...(robots === undefined ? {} : { robots }),
        },
      }));
    });
}

/** As many files as the pages take. */
export function toParts<T>(pages: readonly T[]): T[][] {
  const count = Math.ceil(pages.length / maxPages);
  return Array.from({ length: count }, (_, index) => pages.slice(index * maxPages, (index + 1) * maxPages));
}

/** Whether a page is to be found: it has its addresses, and nothing keeps it from being listed. */
function isIndexed({ context: { alternates, robots } }: BuiltPage): boolean {
  return alternates !== undefined && robots !== 'noindex';
}

function toEntry(
  { path, context: { alternates } }: BuiltPage,
  siteUrl: string,
  lastmod: string | null,
  pictures: readonly string[],
): SitemapItemLoose {
  const languages =
    alternates === undefined ? [] : locales.map((locale) => ({ lang: locale, url: siteUrl + alternates[locale] }));
  const byDefault = alternates === undefined ? [] : [{ lang: 'x-default', url: siteUrl + alternates[defaultLocale] }];
  return {
    url: siteUrl + path,
    ...(lastmod === null ? {} : { lastmod }),
    links: [...languages, ...byDefault],
    img: pictures.map((url) => ({ url })),
  };
}

/** The photos of a machine, at their own addresses. */
function getPictures({ getNode }: Nodes, { context: { route, id } }: BuiltPage): string[] {
  const node = route === 'stockItem' && id !== undefined ? getNode(id) : undefined;
  const images = (node?.images ?? []) as { url: string }[];
  return images.slice(0, maxPictures).map(({ url }) => url);
}

/** The XML of one sitemap, which the library escapes and checks. */
export function formatSitemap(entries: readonly SitemapItemLoose[]): Promise<Buffer> {
  const stream = new SitemapStream({
    lastmodDateOnly: true,
    xmlns: { news: false, video: false, xhtml: true, image: true },
  });
  return streamToPromise(Readable.from(entries).pipe(stream));
}
