import { createHash } from 'node:crypto';
import path from 'node:path';

import * as v from 'valibot';

import { readIfThere } from '../../build/read-if-there';
import { toContentSecurityPolicy, type AllowedOrigins } from '../../src/config/content-security-policy';
import { noVideos, videoSourcesFile, videoSourcesSchema, type VideoSources } from '../../src/config/video-sources';
import { parseItemSlug } from '../../src/features/stock/model/item-path';
import { sectorCategoriesFile } from '../../src/i18n/feeds';
import { liveStockItemsFile } from '../../src/i18n/live-stock-items';
import { defaultLocale } from '../../src/i18n/locales';
import { isPathOf, splitLocale } from '../../src/i18n/paths';

import { collectPages, listPages, storePages } from './collect-pages';
import { readContentReport } from './content-report';
import { markSchema, toMarks, type Mark } from './marks';

const schema = v.object({
  contentSecurityPolicy: v.string(),
  /** The stock API of the build, which the pages query in the browser as well. */
  stock: v.object({ apiUrl: v.string(), companyId: v.string() }),
  /** The paths of all stock items with a page, in every language. */
  machines: v.array(v.string()),
  /** The paths of stock items without a page, which are shown live. */
  live: v.optional(v.array(v.string()), []),
  /** How pages of the build resize images (`GATSBY_STOCK_IMAGE_TEMPLATE`). */
  imageTemplate: v.optional(v.nullable(v.string())),
  /** The categories of each sector that the CMS has, by API name. */
  sectors: v.optional(v.record(v.string(), v.array(v.string()))),
  /** The counts of stock items, entries, pages and words. Older releases only have the stock items. */
  counts: v.optional(v.array(markSchema)),
  /** The highest counts of the last days. */
  marks: v.optional(v.array(markSchema)),
});

/** The description of a release: made with it and never changed, so that server and release cannot disagree. */
export type Description = v.InferOutput<typeof schema>;

/** The file of the description in a release; it is not served. */
export const descriptionFile = 'release.json';

/** Whether a text is a valid description of a release. */
export function isDescription(text: string): boolean {
  return v.is(v.pipe(v.string(), v.parseJson(), schema), text);
}

/**
 * Reads the description of a release; null if it has none or an invalid one.
 * @throws when the disk does not answer: a release without marks is compared with nothing
 */
export async function readDescription(release: string): Promise<Description | null> {
  const text = await readIfThere(path.join(release, descriptionFile));
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  return parsed.success ? parsed.output : null;
}

type Build = {
  buildDir: string;
  /** All files of the build (`listFiles`). */
  files: readonly string[];
  stock: { apiUrl: string; companyId: string; imageTemplate: string | null };
  allowed: AllowedOrigins;
  /** The inline scripts that the site's own code writes: no other is admitted. Null admits all that pages have. */
  ownScripts: ReadonlySet<string> | null;
  /** The highest counts of the last days (`toMarks`); empty starts the history anew. */
  marks?: readonly Mark[];
  now?: Date;
};

/** Describes a finished build from its files: the pages of stock items, and the inline scripts of all pages. */
export async function describeBuild({
  buildDir,
  files,
  stock,
  allowed,
  ownScripts,
  marks = [],
  now = new Date(),
}: Build): Promise<Description> {
  const pages = listPages(files);
  const facts = await collectPages(buildDir, pages);
  await storePages(buildDir, facts);
  const scripts = new Set([...facts.values()].flatMap(({ scripts: own }) => own));
  const paths = pages.map((page) => `/${page}`.replace(/(\/index)?\.html$/, ''));
  const videos = await readVideoSources(buildDir);
  const scriptHashes = [...scripts].filter((script) => ownScripts?.has(script) ?? true).map(toScriptHash);
  const described = {
    contentSecurityPolicy: toContentSecurityPolicy({ scriptHashes: scriptHashes.sort(), stock, allowed, videos }),
    stock: { apiUrl: stock.apiUrl, companyId: stock.companyId },
    machines: paths.filter((page) => isPathOf('stockItem', page)).sort(),
    live: await readLiveItems(buildDir),
    imageTemplate: stock.imageTemplate,
    sectors: await readSectors(buildDir),
  };
  const counts = await count(buildDir, described, paths.length - described.machines.length, now);
  return { ...described, counts, marks: toMarks(marks, counts) };
}

type Counted = Pick<Description, 'stock' | 'machines' | 'live'>;

/** @param pages how many pages are not of stock items */
async function count(buildDir: string, described: Counted, pages: number, now: Date): Promise<Mark[]> {
  const day = now.toISOString().slice(0, 10);
  const source = toStockSource(described);
  const stockItems = { kind: 'machines', source, day, count: countStockItems(described) } as const;
  const report = await readContentReport(buildDir);
  if (report === null) return [stockItems];
  const { space, entries, words, entriesOf } = report;
  return [
    stockItems,
    { kind: 'entries', source: space, day, count: entries },
    // Pages come from the categories of the stock as well as from entries of the CMS.
    { kind: 'pages', source: `${space} ${source}`, day, count: pages },
    { kind: 'words', source: space, day, count: words },
    ...Object.entries(entriesOf).map(([type, of]): Mark => ({ kind: 'type', source: `${space} ${type}`, day, count: of })),
  ];
}

/** The source of the stock, by which counts are compared. */
export function toStockSource({ stock: { apiUrl, companyId } }: Pick<Description, 'stock'>): string {
  return `${apiUrl} ${companyId}`;
}

/**
 * The counts with which the next release is compared.
 * @param today ISO 8601, for a release without dates
 */
export function getMarks(before: Description, today: string): readonly Mark[] {
  if (before.marks !== undefined && before.marks.length > 0) return before.marks;
  return [{ kind: 'machines', source: toStockSource(before), day: today, count: countStockItems(before) }];
}

async function readLiveItems(buildDir: string): Promise<string[]> {
  const text = (await readIfThere(path.join(buildDir, liveStockItemsFile))) ?? '[]';
  return v.parse(v.array(v.string()), JSON.parse(text));
}

async function readVideoSources(buildDir: string): Promise<VideoSources> {
  const text = (await readIfThere(path.join(buildDir, videoSourcesFile))) ?? JSON.stringify(noVideos);
  return v.parse(videoSourcesSchema, JSON.parse(text));
}

async function readSectors(buildDir: string): Promise<Record<string, string[]>> {
  const text = (await readIfThere(path.join(buildDir, sectorCategoriesFile))) ?? '{}';
  return v.parse(v.record(v.string(), v.array(v.string())), JSON.parse(text));
}

/** The paths of each stock item, with a page and without, by its advertisementID. */
export function toItemPages({
  machines: stockItems,
  live,
}: Pick<Description, 'machines' | 'live'>): ReadonlyMap<string, readonly string[]> {
  const pages = new Map<string, string[]>();
  for (const address of [...stockItems, ...live]) {
    const id = parseItemSlug(address.slice(address.lastIndexOf('/') + 1)) ?? '';
    const known = pages.get(id);
    if (known === undefined) pages.set(id, [address]);
    else known.push(address);
  }
  return pages;
}

/** How many stock items a release has. */
export function countStockItems({ machines: stockItems, live }: Pick<Description, 'machines' | 'live'>): number {
  return [...stockItems, ...live].filter((page) => splitLocale(page)[0] === defaultLocale).length;
}

/** A script's hash in the form of a Content Security Policy. */
export function toScriptHash(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}
