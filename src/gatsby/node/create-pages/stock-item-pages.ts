import type { CreatePagesArgs } from 'gatsby';

import { readSettings } from '../../../config/env';
import { publicSettings } from '../../../config/public-settings';
import { findNewest } from '../../../features/stock/model/newest';
import type { Locale } from '../../../i18n/locales';
import { writeLiveMachines } from '../live-machines';
import { planSharePictures, removeOldPictures, toShareKey } from '../share-pictures/make-share-pictures';
import { drawMeanwhile } from '../share-pictures/pictures-under-way';
import { makeSitePictures, querySiteFaces } from '../share-pictures/site-pictures';
import { keepStockHistory, toItemRobots, type StockNode } from '../stock-history';

import { addLocalizedPages } from './add-localized-pages';
import type { PageData } from './query-page-data';

/** The pages of all machines, or of the newest (`STOCK_PAGES_NEWEST`), with the pictures that are shown where they are shared. @param today ISO 8601 */
export async function addStockItemPages(args: CreatePagesArgs, data: PageData, today: string): Promise<void> {
  const nodes = args.getNodesByType('StockItem') as unknown as StockNode[];
  const history = await keepStockHistory(nodes, today);
  const { newestWithPages, newestWithPictures } = readSettings(process.env);
  const withPages = findNewest(nodes, newestWithPages);
  const isBuilt = (node: StockNode | undefined) => node !== undefined && withPages.has(node.advertisementID);
  await writeLiveMachines(
    nodes.filter((node) => !isBuilt(node)),
    history,
    today,
  );
  const pictures = await makePictures(args, nodes.filter(isBuilt), newestWithPictures);
  const nodesById = new Map(nodes.map((node) => [node.id, node]));
  const sectorsByCategory = toSectorsByCategory(data.sectors);
  for (const { id, paths, category } of data.items) {
    const node = nodesById.get(id);
    if (!isBuilt(node)) continue;
    const sector = sectorsByCategory.get(category.name) ?? '';
    // Whom to ask about a machine of no sector: the first of this group of the team.
    const fallbackGroup = sector === '' ? 'sales' : '';
    const toPicture = (locale: Locale) => (node === undefined ? undefined : pictures.get(toShareKey(node, locale)));
    addLocalizedPages(args.actions, {
      template: 'stock-item',
      route: 'stockItem',
      paths,
      robots: toItemRobots(history[node?.advertisementID ?? '']?.sold, today),
      context: (locale) => ({ id, sector, fallbackGroup, sharePicture: toPicture(locale) }),
    });
  }
}

/** The first sector that lists a category is its own. */
function toSectorsByCategory(sectors: PageData['sectors']): ReadonlyMap<string, string> {
  return new Map(sectors.toReversed().flatMap(({ key, categories }) => categories.map((name) => [name, key] as const)));
}

/** @returns their paths by machine and language: what pages say of them, while they are drawn. Nobody shares what is being developed. */
async function makePictures(
  args: CreatePagesArgs,
  nodes: readonly StockNode[],
  newest: number,
): Promise<ReadonlyMap<string, string>> {
  if (process.env.gatsby_executing_command === 'develop') return new Map();
  const faces = await querySiteFaces(args);
  const { paths, draw } = await planSharePictures({
    nodes,
    newest,
    imageTemplate: publicSettings.stockImageTemplate,
    logo: faces.logo,
  });
  const drawAll = async () => {
    const started = Date.now();
    const { drawn, withoutPhoto } = await draw();
    await removeOldPictures(new Set([...paths.values(), ...(await makeSitePictures(faces))]));
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    args.reporter.info(`Pictures for sharing: ${String(drawn)} of ${String(paths.size)} drawn in ${seconds} s`);
    if (withoutPhoto > 0) {
      args.reporter.warn(`Photos that could not be had for pictures for sharing: ${String(withoutPhoto)}`);
    }
  };
  drawMeanwhile(drawAll());
  return paths;
}
