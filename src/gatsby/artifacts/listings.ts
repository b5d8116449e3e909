import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';

import type { Node, NodePluginArgs } from 'gatsby';

import { contentTypes } from '../../../content-model';
import { toTypeName } from '../../../content-model/to-graphql';
import { locales } from '../../i18n/locales';
import { isUnlisted } from '../../i18n/page-context';
import { linksType } from '../content/linked-nodes';
import { withoutSpares } from '../content/spare-entries';
import type { LocalizedPage } from '../pages/add-localized-pages';
import type { PagePlan } from '../pages/page-plan';
import type { PlannedArticle } from '../pages/planned-articles';

import type { StockHistory } from './stock-history';
import type { BuiltPage } from './write-sitemaps';

type Reads = Pick<NodePluginArgs, 'getNode' | 'getNodesByType'>;

/** What sitemaps and feeds are made of. */
export type Listed = {
  nodes: readonly Node[];
  pages: readonly BuiltPage[];
  articles: readonly PlannedArticle[];
  history: StockHistory;
};

const thread = 'src/gatsby/artifacts/listings-thread.cjs';

/**
 * Writes sitemaps and feeds, all of whose machines are in them in every language, in a thread of their own: with ten
 * thousand they take five seconds, in which Gatsby's process has scripts to bundle and pages to ask for.
 * @throws what goes wrong there
 */
export async function writeListings(
  reads: Reads,
  { pages, articles, history }: Pick<PagePlan, 'pages'> & Pick<Listed, 'articles' | 'history'>,
): Promise<void> {
  const workerData: Listed = { nodes: listNodes(reads), pages: pages.flatMap(toListed), articles, history };
  const worker = new Worker(path.resolve(thread), { execArgv: [], workerData });
  const [code] = (await once(worker, 'exit')) as [number];
  if (code !== 0) throw new Error(`Sitemaps and feeds were not written (code ${String(code)})`);
}

/** The nodes that sitemaps and feeds are made of. */
export function listNodes({ getNode, getNodesByType }: Reads): Node[] {
  const entries = contentTypes.flatMap(({ id }) => getNodesByType(toTypeName(id)));
  const others = ['StockItem', 'StockCategory', linksType].flatMap((type) => getNodesByType(type));
  return [...others, ...withoutSpares(entries, getNode)];
}

/**
 * A page in each of its languages, with the part of its context that sitemaps read: a thread gets a copy of all it
 * is given.
 */
function toListed({ route, paths, only = locales, robots, context }: LocalizedPage): BuiltPage[] {
  const alternates = isUnlisted(route) ? {} : { alternates: paths };
  return only.map((language) => {
    const { id, vacancy, article, page, categories } = (context?.(language) ?? {}) as Partial<Record<string, unknown>>;
    const more = { robots, id, vacancy, article, page, categories };
    return { path: paths[language], context: { language, route, ...alternates, ...more } as BuiltPage['context'] };
  });
}

/** The ways to nodes that Gatsby's hooks have, over a list of them. */
export function toReads(nodes: readonly Node[]): Reads {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  return {
    getNode: (id) => byId.get(id),
    getNodesByType: (type) => nodes.filter(({ internal }) => internal.type === type),
  };
}
