import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import * as v from 'valibot';

import { toContentSecurityPolicy, type AllowedOrigins } from '../../src/config/content-security-policy';
import { parseItemSlug } from '../../src/features/stock/model/item-path';
import { liveStockItemsFile } from '../../src/i18n/live-stock-items';
import { defaultLocale } from '../../src/i18n/locales';
import { isPathOf, splitLocale } from '../../src/i18n/paths';

import { readContentReport } from './content-report';
import { collectInlineScripts } from './inline-scripts';
import { markSchema, toMarks, type Mark } from './marks';

const schema = v.object({
  contentSecurityPolicy: v.string(),
  /** The stock API that the pages were made from and ask in the browser. */
  stock: v.object({ apiUrl: v.string(), companyId: v.string() }),
  /** The addresses of all machines that have pages, in every language. */
  machines: v.array(v.string()),
  /** Those of machines that are known and have none: their pages are made live. */
  live: v.optional(v.array(v.string()), []),
  /**
   * What there is of machines, entries, pages and words; of one that is older than this, only the machines are known.
   */
  counts: v.optional(v.array(markSchema)),
  /** The most that there was in the last days. */
  marks: v.optional(v.array(markSchema)),
});

/** What a release says about itself: made with it and never changed, so that server and release cannot disagree. */
export type Description = v.InferOutput<typeof schema>;

/** Where it stands in the release; no visitor gets it. */
export const descriptionFile = 'release.json';

/** Whether a text is what a release says about itself. */
export function isDescription(text: string): boolean {
  return v.is(v.pipe(v.string(), v.parseJson(), schema), text);
}

/** What a release says about itself, or null for one that says nothing, or nothing to rely on. */
export async function readDescription(release: string): Promise<Description | null> {
  try {
    const parsed = v.safeParse(schema, JSON.parse(await readFile(path.join(release, descriptionFile), 'utf8')));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

type Build = {
  buildDir: string;
  /** All that it has (`listFiles`). */
  files: readonly string[];
  stock: { apiUrl: string; companyId: string; imageTemplate: string | null };
  allowed: AllowedOrigins;
  /** What there was in the last days (`toMarks`); none begins anew. */
  marks?: readonly Mark[];
  now?: Date;
};

/** Describes a finished build from its files: which machines have pages, and which scripts stand in its pages. */
export async function describeBuild({
  buildDir,
  files,
  stock,
  allowed,
  marks = [],
  now = new Date(),
}: Build): Promise<Description> {
  const pages = files.filter((file) => file.endsWith('.html'));
  const scripts = await collectInlineScripts(buildDir, pages);
  const paths = pages.map((page) => `/${page}`.replace(/(\/index)?\.html$/, ''));
  const described = {
    contentSecurityPolicy: toContentSecurityPolicy({ scriptHashes: scripts.map(toHash).sort(), stock, allowed }),
    stock: { apiUrl: stock.apiUrl, companyId: stock.companyId },
    machines: paths.filter((page) => isPathOf('stockItem', page)).sort(),
    live: await readLiveItems(buildDir),
  };
  const counts = await count(buildDir, described, paths.length - described.machines.length, now);
  return { ...described, counts, marks: toMarks(marks, counts) };
}

type Counted = Pick<Description, 'stock' | 'machines' | 'live'>;

/** @param pages those that are of no machine */
async function count(buildDir: string, described: Counted, pages: number, now: Date): Promise<Mark[]> {
  const day = now.toISOString().slice(0, 10);
  const source = toStockSource(described);
  const stockItems = { kind: 'machines', source, day, count: countStockItems(described) } as const;
  const report = await readContentReport(buildDir);
  if (report === null) return [stockItems];
  const { space, entries, words } = report;
  return [
    stockItems,
    { kind: 'entries', source: space, day, count: entries },
    // Categories of the stock have pages as well as entries of the CMS.
    { kind: 'pages', source: `${space} ${source}`, day, count: pages },
    { kind: 'words', source: space, day, count: words },
  ];
}

/** What machines are counted of. */
export function toStockSource({ stock: { apiUrl, companyId } }: Pick<Description, 'stock'>): string {
  return `${apiUrl} ${companyId}`;
}

/**
 * What a release is compared with that follows this one.
 * @param today ISO 8601, for one that does not say when it was counted
 */
export function getMarks(before: Description, today: string): readonly Mark[] {
  if (before.marks !== undefined && before.marks.length > 0) return before.marks;
  return [{ kind: 'machines', source: toStockSource(before), day: today, count: countStockItems(before) }];
}

async function readLiveItems(buildDir: string): Promise<string[]> {
  const text = await readFile(path.join(buildDir, liveStockItemsFile), 'utf8').catch(() => '[]');
  return v.parse(v.array(v.string()), JSON.parse(text));
}

/** The addresses of each machine, with pages and without, by its advertisementID. */
export function toItemPages({ machines: stockItems, live }: Description): ReadonlyMap<string, readonly string[]> {
  const pages = new Map<string, string[]>();
  for (const address of [...stockItems, ...live]) {
    const id = parseItemSlug(address.slice(address.lastIndexOf('/') + 1)) ?? '';
    const known = pages.get(id);
    if (known === undefined) pages.set(id, [address]);
    else known.push(address);
  }
  return pages;
}

/** How many machines there are. */
export function countStockItems({ machines: stockItems, live }: Pick<Description, 'machines' | 'live'>): number {
  return [...stockItems, ...live].filter((page) => splitLocale(page)[0] === defaultLocale).length;
}

/** As a policy names a script. */
function toHash(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}
