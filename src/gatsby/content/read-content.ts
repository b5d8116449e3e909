import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { NodePluginArgs, ParentSpanPluginArgs, SourceNodesArgs } from 'gatsby';

import { getBuildMoment } from '../../../build/build-moment';
import { getPreviousRelease } from '../../../build/previous-release';
import { contentTypes } from '../../../content-model';
import {
  contentReportFile,
  parseContentReport,
  type ContentFinding,
  type ContentReport,
} from '../../../content-model/content-report';
import type { ContentType } from '../../../content-model/content-type';
import { readSettings } from '../../config/env';
import { readSiteTexts, type SiteTexts } from '../../i18n/file-texts';
import { defaultLocale, locales } from '../../i18n/locales';
import { textOverridesFile } from '../../i18n/text-overrides';
import { toDealerDay } from '../../lib/dealer-day';
import type { StockNode } from '../artifacts/stock-history';
import { getPublicFolder, writeChanged } from '../artifacts/write-changed';

import type { Facts } from './checks/facts';
import { addFindings, toContentReport, toReportLines } from './content-report';
import { fallbacksType, toFallbacksId } from './fallback-nodes';
import { fetchEntries, type CmsEntry } from './fetch-entries';
import { createLinkNodes } from './linked-nodes';
import { toKnownCategory } from './mend/categories';
import {
  assetContent,
  findMissingTranslations,
  toTranslationLines,
  type MissingTranslations,
} from './missing-translations';
import { createNavigationNodes } from './navigation/navigation-nodes';
import { hiddenId, hiddenType } from './on-time/hidden-entries';
import { findHidden } from './on-time/span';
import type { OwnPages } from './own-pages/own-page-addresses';
import { getPhoneRegion, phoneRegionType } from './phone-region';
import { placeEntries, type Placing } from './required-entries';
import { sparesId, sparesType } from './spare-entries';
import { createDestinations } from './targets/create-destinations';
import type { Destinations } from './targets/destinations';
import { writeBundledTexts } from './texts/bundled-texts';
import { createOverrideNodes } from './texts/override-nodes';
import { readOverrides } from './texts/read-overrides';

type State = {
  space: string;
  entries: CmsEntry[];
  assets: CmsEntry[];
  missing: MissingTranslations;
  placing: Placing;
  siteTexts: SiteTexts;
  destinations: Destinations;
  ownPages: OwnPages;
};

/**
 * Of this build. Queries run in processes of their own and see nodes only; the functions below are called once, in one.
 */
let state: State | null = null;
let report: ContentReport | null = null;

/** A word of the site that is not written in a language is the site's own there. */
const translatedTypes: readonly ContentType[] = contentTypes.filter(({ id }) => id !== 'text');

/**
 * Looks at the content as it was written, after the CMS's plugin made its nodes: which entry stands at each place, what
 * is not translated, and what links to what.
 */
export async function readContent(args: SourceNodesArgs): Promise<void> {
  const { reporter } = args;
  const { contentful } = readSettings(process.env);
  if (contentful === null) return;
  let found: Omit<State, 'destinations' | 'ownPages'>;
  try {
    const [entries, assets] = [await fetchEntries(contentful), await fetchEntries(contentful, 'assets')];
    const others = locales.filter((locale) => locale !== defaultLocale);
    const written = [...entries, ...assets];
    found = {
      space: [contentful.host, contentful.spaceId, contentful.environment].join('/'),
      entries,
      assets,
      missing: findMissingTranslations(written, [...translatedTypes, assetContent], { defaultLocale, others }),
      placing: placeEntries(entries, await readServedPlaces()),
      siteTexts: readSiteTexts(),
    };
  } catch (error) {
    reporter.panic(error instanceof Error ? error.message : String(error));
    throw error;
  }
  createFallbackNodes(args, found.missing);
  const hidden = findHidden(found.entries, getBuildMoment().getTime());
  createLinkNodes(args, found.entries, hidden);
  createHiddenNode(args, hidden);
  createPhoneRegionNode(args, found.entries);
  state = { ...found, ...(await createDestinations(args, found.entries, hidden)) };
  createNavigationNodes(args, { ...state, hidden });
  createSparesNode(args, state.placing);
  await keepTextOverrides(args, state);
}

/** Keeps the words that editors replaced where each reader finds them: queries, files of the release, bundles. */
async function keepTextOverrides(args: SourceNodesArgs, { entries, siteTexts }: State): Promise<void> {
  const { overrides } = readOverrides(entries, siteTexts);
  createOverrideNodes(args, overrides);
  await writeChanged(textOverridesFile, JSON.stringify(overrides));
  // After the file, which it reads.
  writeBundledTexts(overrides);
}

/** Which entries the release that is served shows; where a host keeps no releases, those of its last build. */
async function readServedPlaces(): Promise<ContentReport['inUse']> {
  const folder = getPreviousRelease() ?? getPublicFolder();
  const text = await readFile(path.join(folder, contentReportFile), 'utf8').catch(() => '');
  return parseContentReport(text)?.inUse ?? {};
}

/** Keeps which fields of an entry show the default language in another one, where queries find it. */
function createFallbackNodes(args: SourceNodesArgs, all: MissingTranslations): void {
  const { actions, createContentDigest, getNodesByType } = args;
  const before = new Map(getNodesByType(fallbacksType).map((node) => [node.id, node]));
  for (const [entry, missing] of all) {
    for (const locale of locales) {
      const fields = Object.keys(missing).filter((field) => missing[field]?.includes(locale) === true);
      if (fields.length === 0) continue;
      const internal = { type: fallbacksType, contentDigest: createContentDigest(fields) };
      const id = toFallbacksId(entry, locale);
      before.delete(id);
      void actions.createNode({ id, fallbacks: fields, internal });
    }
  }
  // What was translated meanwhile; a process that sources twice keeps nodes.
  for (const node of before.values()) actions.deleteNode(node);
}

function createPhoneRegionNode({ actions, createContentDigest }: SourceNodesArgs, entries: readonly CmsEntry[]): void {
  const region = getPhoneRegion(entries);
  const internal = { type: phoneRegionType, contentDigest: createContentDigest({ region }) };
  void actions.createNode({ id: phoneRegionType, region, internal });
}

function createSparesNode({ actions, createContentDigest }: SourceNodesArgs, { spares }: Placing): void {
  const entries = spares.map(({ entry }) => entry.sys.id).sort();
  const internal = { type: sparesType, contentDigest: createContentDigest(entries) };
  void actions.createNode({ id: sparesId, entries, internal });
}

function createHiddenNode({ actions, createContentDigest }: SourceNodesArgs, hidden: ReadonlySet<string>): void {
  const entries = [...hidden].sort();
  const internal = { type: hiddenType, contentDigest: createContentDigest(entries) };
  void actions.createNode({ id: hiddenId, entries, internal });
}

type Nodes = Pick<NodePluginArgs, 'getNodesByType'>;

/**
 * Writes what the build has to say about the content into the release. To be called when all nodes are there, those of
 * the stock and of files.
 */
export async function writeContentReport(nodes: Nodes): Promise<void> {
  if (state === null) return;
  const { space, missing, placing } = state;
  report = toContentReport({ facts: toFacts(state, nodes), placing, missing, space });
  await writeChanged(contentReportFile, JSON.stringify(report));
}

function toFacts(
  { entries, assets, siteTexts, destinations, ownPages, placing: { spares } }: State,
  { getNodesByType }: Nodes,
): Facts {
  const stockItems = getNodesByType('StockItem') as unknown as StockNode[];
  const count = (names: readonly (string | undefined)[]) =>
    names.reduce(
      (counts, name) => counts.set(name ?? '', (counts.get(name ?? '') ?? 0) + 1),
      new Map<string, number>(),
    );
  const byCategory = count(stockItems.map(({ category }) => category.name));
  return {
    ...{ entries, assets, spares, siteTexts, destinations, ownPages },
    byId: new Map(entries.map((entry) => [entry.sys.id, entry])),
    lostFiles: findLostFiles(assets, getNodesByType('ContentfulAsset') as AssetNode[]),
    categories: getNodesByType('StockCategory')
      .map(toKnownCategory)
      .map((known) => ({ ...known, machines: byCategory.get(known.name) ?? 0 })),
    makes: count(stockItems.map(({ makeName }) => makeName)),
    today: toDealerDay(getBuildMoment()),
    now: getBuildMoment().getTime(),
  };
}

/** The entries of this build as they were written; none without a CMS. */
export function getEntries(): readonly CmsEntry[] {
  return state?.entries ?? [];
}

/** Adds to the report what is known only once all pages and files are there. */
export async function addToReport(findings: readonly ContentFinding[]): Promise<void> {
  if (report === null || findings.length === 0) return;
  report = addFindings(report, findings);
  await writeChanged(contentReportFile, JSON.stringify(report));
}

type AssetNode = { contentful_id?: unknown; node_locale?: unknown; fields?: { localFile?: unknown } };

/**
 * By their nodes, which have a file where there is one to show (`on-create-node.ts`): it is known without asking for it
 * again.
 */
function findLostFiles(assets: readonly CmsEntry[], nodes: readonly AssetNode[]): ReadonlySet<string> {
  const whole = nodes.filter(
    ({ node_locale, fields }) => node_locale === defaultLocale && fields?.localFile !== undefined,
  );
  const ids = new Set(whole.map(({ contentful_id }) => contentful_id));
  return new Set(assets.map(({ sys }) => sys.id).filter((id) => !ids.has(id)));
}

/** Says at the end what editors have to look at, and what they have still to translate. */
export function printContentReport({ reporter }: ParentSpanPluginArgs): void {
  if (state === null || report === null) return;
  for (const { problem, advice } of report.missing) reporter.warn(`${problem} ${advice}`);
  for (const line of toReportLines(report)) reporter.warn(line);
  const lines = toTranslationLines(state.missing, [...state.entries, ...state.assets]);
  if (lines.length > 0)
    reporter.info(`Not translated, and shown in Dutch: ${String(lines.length)} entries and pictures.`);
  for (const line of lines) reporter.info(`  ${line}`);
}
