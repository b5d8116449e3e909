import type { Node, ParentSpanPluginArgs, SourceNodesArgs } from 'gatsby';

import { contentTypes } from '../../../../content-model';
import type { ContentType } from '../../../../content-model/content-type';
import { toTypeName } from '../../../../content-model/to-graphql';
import { sectionTypes } from '../../../../content-model/types/sections';
import { contentRoutes } from '../../../../content-model/types/shared';
import { readSettings } from '../../../config/env';
import { defaultLocale, locales } from '../../../i18n/locales';

import { findEmptyAssets } from './asset-files';
import { findDoubtfulEntries } from './doubtful-entries';
import { fallbacksType, toFallbacksId } from './fallback-nodes';
import { fetchEntries, type CmsEntry } from './fetch-entries';
import { findEmptyPages, findLostSections, findStaleEntries, type BuiltLinks } from './links';
import {
  assetContent,
  findMissingTranslations,
  toTranslationLines,
  type MissingTranslations,
} from './missing-translations';
import { getPhoneRegion, phoneRegionType } from './phone-region';
import { staleContent } from './stale-content';
import { createVacancyAddresses } from './vacancy-addresses';

type State = { written: CmsEntry[]; missing: MissingTranslations };

/** Of this build: entries and assets. Queries run in processes of their own and see nodes only; the functions below are called once, in one. */
let state: State = { written: [], missing: new Map() };

/** Their words come from nowhere else. */
const filledRoutes = contentRoutes.filter((route) => route !== 'stockOverview');

const allTypes: readonly ContentType[] = contentTypes;

/**
 * Looks at the content as it was written, after the CMS's plugin made its nodes: which sections are left out, what is doubtful or
 * not translated, and whether the caches of earlier builds can show it at all.
 */
export async function sourceNodes(args: SourceNodesArgs): Promise<void> {
  const { reporter } = args;
  const { contentful } = readSettings(process.env);
  if (contentful === null) return;
  let entries: CmsEntry[];
  let files: CmsEntry[];
  try {
    entries = await fetchEntries(contentful);
    files = await fetchEntries(contentful, 'assets');
    const written = [...entries, ...files];
    const others = locales.filter((locale) => locale !== defaultLocale);
    state = {
      written,
      missing: findMissingTranslations(written, [...allTypes, assetContent], { defaultLocale, others }),
    };
  } catch (error) {
    reporter.panic(error instanceof Error ? error.message : String(error));
    throw error;
  }
  const known = new Set(sectionTypes.map(({ id }) => id));
  for (const sentence of [
    ...findLostSections(entries, known),
    ...findEmptyPages(entries, filledRoutes),
    ...findDoubtfulEntries(entries),
    ...findEmptyAssets(files),
  ])
    reporter.warn(sentence);
  createFallbackNodes(args);
  createPhoneRegionNode(args, entries);
  await createVacancyAddresses(args);
  const assets = new Set(args.getNodesByType('ContentfulAsset').map(({ contentful_id }) => String(contentful_id)));
  const stale = findStaleEntries(entries, getBuiltLinks(args), assets);
  if (stale.length > 0) reporter.panic(`${staleContent}, by ${stale.join(', ')}: built once more without caches.`);
}

function getBuiltLinks({ getNodesByType, getNode }: SourceNodesArgs): BuiltLinks {
  const links = new Map<string, Set<string>>();
  for (const node of allTypes.flatMap(({ id }) => getNodesByType(toTypeName(id)))) {
    const id = String(node.contentful_id);
    const own = links.get(id) ?? new Set();
    for (const linked of findNodeIds(node)) own.add(String(getNode(linked)?.contentful_id));
    links.set(id, own);
  }
  return links;
}

/** The nodes that a node points to, directly or from a rich text. */
function findNodeIds(node: Node): string[] {
  return Object.entries(node).flatMap(([key, value]) => {
    if (key.endsWith('___NODE')) return [value].flat().map(String);
    const references: unknown = (value as { references___NODE?: unknown } | null)?.references___NODE;
    return Array.isArray(references) ? references.map(String) : [];
  });
}

/** Keeps which fields of an entry show the default language in another one, where queries find it. */
function createFallbackNodes({ actions, createContentDigest }: SourceNodesArgs): void {
  for (const [entry, missing] of state.missing) {
    for (const locale of locales) {
      const fields = Object.keys(missing).filter((field) => missing[field]?.includes(locale) === true);
      if (fields.length === 0) continue;
      const internal = { type: fallbacksType, contentDigest: createContentDigest(fields) };
      void actions.createNode({ id: toFallbacksId(entry, locale), fallbacks: fields, internal });
    }
  }
}

function createPhoneRegionNode({ actions, createContentDigest }: SourceNodesArgs, entries: readonly CmsEntry[]): void {
  const region = getPhoneRegion(entries);
  const internal = { type: phoneRegionType, contentDigest: createContentDigest({ region }) };
  void actions.createNode({ id: phoneRegionType, region, internal });
}

/** Says at the end what editors have still to translate. */
export function tellMissingTranslations({ reporter }: ParentSpanPluginArgs): void {
  const lines = toTranslationLines(state.missing, state.written);
  if (lines.length === 0) return;
  reporter.info(`Not translated, and shown in Dutch: ${String(lines.length)} entries and pictures.`);
  for (const line of lines) reporter.info(`  ${line}`);
}
